"""Classes declared by their fields, made with the class or written out for the compiler. It knows nothing else."""

"""Components that many games share, never a rule of one."""

def picks():
    return []

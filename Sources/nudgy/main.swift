print("nudgy")

// line editing

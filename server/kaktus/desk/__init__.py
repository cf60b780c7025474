"""The publisher's desk: staff with accounts of their own, what each role may do, and the log of what they did."""

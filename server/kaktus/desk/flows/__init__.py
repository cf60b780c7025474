"""What staff do to sign in, to look after their account, and to look after each other's."""

"""Draws what is printed: QR codes, labels, and the PDF sheets they are on. Knows neither codes nor books."""

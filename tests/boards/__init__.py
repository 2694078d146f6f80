"""Boards of Temptation: their text, those of the house, players' own, and the commands about them."""

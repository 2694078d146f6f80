money = { NUMBER($amount) } $
list-and = { $first } und { $last }
neutral-colour = die neutrale Farbe
figure = { NUMBER($value, maximumFractionDigits: 1) }

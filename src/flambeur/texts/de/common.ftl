money = { NUMBER($amount) } $
list-and = { $first } und { $last }
neutral-colour = Neutral
figure = { NUMBER($value, maximumFractionDigits: 1) }

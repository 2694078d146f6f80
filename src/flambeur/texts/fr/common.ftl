money = { NUMBER($amount) } $
list-and = { $first } et { $last }
neutral-colour = la couleur neutre
figure = { NUMBER($value, maximumFractionDigits: 1) }

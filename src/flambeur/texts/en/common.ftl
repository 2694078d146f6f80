money = ${ NUMBER($amount) }
list-and = { $first } and { $last }
neutral-colour = the neutral colour
figure = { NUMBER($value, maximumFractionDigits: 1) }

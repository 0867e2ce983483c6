/** How money goes back that no order takes; the list of orders tells the admin the same. */
export const surplusReturn =
  'Peníze vrátíme na účet, ze kterého přišly. Chceš je jinam? Odpověz na tenhle e-mail číslem účtu.';

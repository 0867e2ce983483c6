/** Why data about a child is asked for, and what is stored. */
export const whatIsStored =
  'Výška a věk jsou jen na výpočet, neukládáme je. Jméno ani datum narození nepotřebujeme. Uložíme tvůj e-mail, věc, velikost a měsíc.';

export const growthSources =
  'Jak rychle děti rostou, bereme z mediánů WHO (standardy 2006, reference 2007). Délky holí jsou z tabulek poradce, růst nohy a výstroj jsou náš odhad, oblečení je značené podle výšky.';

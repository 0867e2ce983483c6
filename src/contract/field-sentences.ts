/** Sentences of the specification that pages without a schema say, apart so that they do not bring all the others. */
export const required = 'Toto pole je povinné';
export const wrongEmail = 'Neplatný formát emailu';

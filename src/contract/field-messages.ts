/** Sentences of the specification for pages without a schema, in a file of their own so that only these are loaded. */
export const requiredMessage = 'Toto pole je povinné';
export const invalidEmailMessage = 'Neplatný formát emailu';

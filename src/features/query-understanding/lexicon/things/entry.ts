/** What can be offered: a name of ours, the leaf it belongs to, its Czech label and all that people call it. */
export type ThingEntry = readonly [thing: string, category: string, label: string, names: string];

/** Colours of the pictures that are handed on: court, ball and words on court. */
export const court = '#00535c';
export const ball = '#d8f34e';
export const white = '#ffffff';
export const soft = '#cfe6e7';

import { writeFileSync } from 'node:fs';
import { table, whole } from '../table.ts';
import { scoreEstimates } from './score.ts';
import { made } from './simulate.ts';

const histories = 40;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

/**
 * `node run.mjs bench/prices/run.ts`: reports how well usual prices predict held-out sales of simulated
 * histories.
 */
const rows = [made.listings, 800, 500, 300, 120].map((listings) => {
  const { heldOut, estimated, medianError, inside } = scoreEstimates(listings, { histories });
  return [
    whole(listings),
    whole(heldOut),
    percent(estimated / heldOut),
    percent(medianError),
    percent(inside),
  ];
});
writeFileSync(
  new URL('README.md', import.meta.url),
  `# What things usually cost

Sales of the last quarter of a year, estimated by what was before them in ${histories} simulated histories (\`simulate.ts\`) of one category with ${made.brands} brands of ${made.linesOfBrand} lines over ${made.years} years. The goal is a median error of 20 % at most and 75 to 85 % of sales in their range, of what is estimated at all; where little is known nothing is.

${table(['listings of the category', 'held-out sales', 'estimated', 'median error', 'in the range'], rows)}

Simulated are prices with a deviation of ${percent(made.noise)} around what a thing is worth, one in ten twice as far, ${percent(made.junk)} of them mistakes, which also stand among the sales that are estimated. The wear that players know as one grade spans 11 to 20 % to either side, so real prices should lie no further apart; no real history has been measured. Of 120 listings the sales that are estimated are too few to measure.
`,
);

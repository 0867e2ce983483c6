import { writeFileSync } from 'node:fs';
import { table, whole } from '../table.ts';
import { scoreEstimates } from './score.ts';
import { simulation } from './simulate.ts';

const histories = 40;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

/**
 * `node run.mjs bench/prices/run.ts`: reports how well usual prices predict held-out sales of simulated
 * histories.
 */
const rows = [simulation.listings, 800, 500, 300, 120].map((listings) => {
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

Sales of the last three months, estimated from earlier ones in ${histories} simulated histories (\`simulate.ts\`) of one category with ${simulation.brands} brands of ${simulation.linesOfBrand} lines over ${simulation.years} years. The goals, for sales that get an estimate, are a median error of at most 20 % and 75 to 85 % of sales within their range; where data are scarce there is no estimate.

${table(['listings of the category', 'held-out sales', 'estimated', 'median error', 'in the range'], rows)}

Simulated prices deviate by ${percent(simulation.noise)} from the value of the item, one in ten twice as much, and ${percent(simulation.junk)} are mistakes, which are also among the sales to be estimated. One grade of wear, as players use the term, spans 11 to 20 % in either direction, so real prices should vary no more; no real history has been measured. With 120 listings, too few sales get an estimate for a meaningful figure.
`,
);

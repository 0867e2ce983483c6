export { countProposals } from './db-proposals.ts';

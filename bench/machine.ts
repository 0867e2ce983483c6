import { cpus } from 'node:os';

/** What a measurement ran on: the processor and the version of Node. */
export const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`;

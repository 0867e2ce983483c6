import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { addRows, addTable, assignPhotos, getBatch, publishBatch, saveBatch } from './batch.ts';
import * as contract from './contract.ts';

function batchRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getBatch, (_, { viewer }) => getBatch(platform, viewer)),
    implement(contract.addBatchRows, ({ body }, { viewer }) => addRows(platform, viewer, body.rows)),
    implement(contract.readBatchTable, ({ body }, { viewer }) => addTable(platform, viewer, body)),
    implement(contract.saveBatch, ({ body }, { viewer }) => saveBatch(platform, viewer, body)),
    implement(contract.assignPhotos, ({ body }, { viewer }) => assignPhotos(platform, viewer, body.moves)),
    implement(contract.publishBatch, ({ body }, { viewer }) => publishBatch(platform, viewer, body.rc)),
  ];
}

export const batchFeature: Feature = { contract, endpoints: batchRoutes };

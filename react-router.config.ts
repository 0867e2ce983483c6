import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // Every route's code is named in the first manifest, so that no click waits for a discovery call.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

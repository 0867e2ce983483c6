const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bSeznam/, 'Seznam'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'na iPhonu'],
  [/\biPad\b/, 'na iPadu'],
  [/\bAndroid\b/, 'na Androidu'],
  [/\bWindows\b/, 've Windows'],
  [/\bCrOS\b/, 'na Chromebooku'],
  [/\bMac OS X\b/, 'na Macu'],
  [/\bLinux\b/, 'na Linuxu'],
];

/** Readable name of a browser, e.g. „Chrome na Androidu“; undefined when unknown. */
export function formatDevice(userAgent: string | null): string | undefined {
  const agent = userAgent ?? '';
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1];
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  if (browser === undefined && system === undefined) return undefined;
  return [browser ?? 'Prohlížeč', system].filter((word) => word !== undefined).join(' ');
}

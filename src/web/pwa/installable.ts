/** What Chromium hands over when the site may be put among the apps; other browsers never do. */
export type InstallOffer = Event & { prompt(): Promise<unknown> };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

const isOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function';

/** Takes the browser's own offer in, which comes once and early; whether and when it is made is decided later. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    offer = event;
    for (const listener of listeners) listener();
  });
}

export const installOffer = (): InstallOffer | undefined => offer;

export function dropInstallOffer(): void {
  offer = undefined;
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

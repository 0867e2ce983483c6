/** Chromium's `beforeinstallprompt` event; other browsers do not have it. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

let offer: InstallOffer | undefined;

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Captures the browser's event, which fires once and early, for later use. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) offer = event;
  });
}

export const installOffer = (): InstallOffer | undefined => offer;

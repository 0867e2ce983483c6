/** What Chromium hands over when the site may be put among the apps; other browsers never do. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

let offer: InstallOffer | undefined;

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Takes the browser's own offer in, which comes once and early; whether and when it is made is decided later. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) offer = event;
  });
}

export const installOffer = (): InstallOffer | undefined => offer;

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLater } from '../../ui/use-later.ts';
import { useShell } from '../shell.ts';
import { installOffer, onInstallOffer } from './installable.ts';

/** Milliseconds after a page has come, when everything it needs is there. */
const afterwards = 3_000;

const installNote = () => import('./install-note.tsx').then(({ InstallNote }) => InstallNote);

/** Makes the site an app for those who use it as one: adverts to read offline, and an offer to install. */
export function AppKeeper({ build }: { build: string }) {
  // The key differs also after a form that led back to where it stood.
  const { pathname, key } = useLocation();
  const saved = (useShell()?.favourites.length ?? 0) > 0;
  const [offered, setOffered] = useState(false);
  const [InstallNote, askForNote] = useLater(installNote);
  useEffect(() => {
    const clock = setTimeout(
      () => void import('./worker.ts').then(({ tellWorker }) => tellWorker(build, pathname)).catch(() => {}),
      afterwards,
    );
    return () => clearTimeout(clock);
  }, [build, pathname, key]);
  useEffect(() => {
    const look = () => setOffered(installOffer() !== undefined);
    look();
    return onInstallOffer(look);
  }, []);
  useEffect(() => {
    if (offered && saved) askForNote();
  }, [offered, saved, askForNote]);
  return InstallNote ? <InstallNote /> : null;
}

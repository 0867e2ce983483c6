import { data } from 'react-router';
import { finishProviderSignIn } from '../../../features/accounts/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { callApi } from '../../api-client.ts';
import { formatDevice } from '../../format-device.ts';
import { startSession } from '../../start-session.ts';
import { SameSiteBounce } from './same-site-bounce.tsx';
import { objectionLink } from './objection-link.tsx';
import { PageHead } from '../../page-head.tsx';
import { clearedPendingProviderCookie, readPendingProviderSignIn } from './provider-cookie.ts';
import { servicesContext } from '../../services.ts';
import { pendingSignInCookie } from '../../sign-in-cookie.ts';
import { browserKeyOf, pendingSignInOf } from './sign-in-flow.ts';
import { providerReturnUrl, signInPinUrl, signInUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

/** Callback of an external identity provider. */
export async function loader({ request, context, params, url }: RouteArgs<'provider'>) {
  const { secureCookies } = context.get(servicesContext);
  const trip = readPendingProviderSignIn(request);
  const cleared = clearedPendingProviderCookie(secureCookies);
  // Started in another browser, or too long ago.
  if (trip?.provider !== params.provider)
    return data({
      title: 'Neplatné ověření',
      problem: 'Přihlášení začalo v jiném prohlížeči, nebo trvalo moc dlouho.',
      code: undefined,
      next: signInUrl,
    });

  const browserKey = browserKeyOf(request);
  const device = formatDevice(request.headers.get('user-agent'));
  const body = { answer: url.search, proof: trip.proof, browserKey, device };
  const finished = await callApi(context, finishProviderSignIn, {
    params: { provider: trip.provider },
    body,
  });
  if (!finished.ok) {
    const again = `${signInUrl}?${new URLSearchParams({ dal: trip.next })}`;
    const { code, message } = finished.error;
    const said = { title: 'Přihlášení se nepovedlo', problem: message, code, next: again };
    return data(said, { status: finished.status, headers: { 'set-cookie': cleared } });
  }
  const headers = new Headers({ 'set-cookie': cleared });
  if (finished.data.outcome === 'prove-address') {
    const pending = pendingSignInOf(finished.data.challenge, browserKey, trip.next);
    headers.append('set-cookie', pendingSignInCookie(pending, secureCookies));
    return data({ title: 'Ověření', problem: undefined, code: undefined, next: signInPinUrl }, { headers });
  }
  for (const cookie of (
    await startSession({ request, context }, finished.data.session, browserKey)
  ).getSetCookie())
    headers.append('set-cookie', cookie);
  return data({ title: 'Ověření', problem: undefined, code: undefined, next: trip.next }, { headers });
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function ProviderReturnPage({
  loaderData,
  params,
}: PageProps<typeof loader, undefined, 'provider'>) {
  const { title, problem, code, next } = loaderData;
  const objection = objectionLink(code);
  const path = providerReturnUrl(params.provider);
  if (problem === undefined) return <SameSiteBounce title={title} path={path} next={next} />;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title={title} path={path} index={false} />
      <h1>{title}</h1>
      <Alert severity="error" actions={objection}>
        {problem}
      </Alert>
      {!objection && (
        <>
          <p>Nic se nestalo. E-mailem a PINem se přihlásíš vždycky.</p>
          <LinkButton to={next} size="large">
            Přihlásit se znovu
          </LinkButton>
        </>
      )}
    </div>
  );
}

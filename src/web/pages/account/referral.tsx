import { invitedSentence } from '../../../features/referrals/components/invited-sentence.ts';
import { getReferral } from '../../../features/referrals/contract.ts';
import { CopyLink } from '../../../features/sharing/components/copy-link.tsx';
import { QrCode } from '../../../ui/cards/qr-code.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { AccountFrame } from './account-frame.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { requireUser } from '../../signed-in.ts';
import { referralUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  return { referral: await loadFromApi(context, getReferral) };
}

/** The own invitation link and how many people have used it. */
export default function ReferralPage({ loaderData: { referral } }: PageProps<typeof loader>) {
  const { link, qr, count } = referral;
  return (
    <AccountFrame current={referralUrl}>
      <PageHead
        title="Doporučení"
        description="Tvůj odkaz, kterým můžeš do bazaru pozvat spoluhráče."
        path={referralUrl}
        index={false}
      />
      <h1>Doporučení</h1>
      <p className={text.lead}>{invitedSentence(count)}</p>
      <section className={classNames(layout.panel, layout.stack)} aria-label="Tvůj odkaz">
        <h2>Tvůj odkaz</h2>
        <CopyLink label="Adresa pozvánky" url={link} />
        <p className={text.secondary}>
          Pošli ji spoluhráčům. Kdo po ní přijde a zveřejní inzerát, započítá se ti jednou.
        </p>
        <QrCode {...qr} label="QR kód tvé pozvánky" />
        <p className={classNames(text.small, text.secondary)}>
          Kdo přes odkaz přišel, ti neřekneme, jen kolik lidí to bylo.
        </p>
      </section>
    </AccountFrame>
  );
}

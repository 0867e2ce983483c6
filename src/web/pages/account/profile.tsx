import { data, useNavigation } from 'react-router';
import { ContactSection } from '../../../features/profiles/components/contact-section.tsx';
import { ProfileForm } from '../../../features/profiles/components/profile-form.tsx';
import { type ContactKind, contactKinds, getProfile } from '../../../features/profiles/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { loadFromApi } from '../../api-client.ts';
import { keepInput } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { advertiserUrl, profileCodeUrl, profileUrl, signInAgainUrl } from '../../../contract/urls.ts';
import { AccountFrame } from './account-frame.tsx';
import { changeProfile } from './change-profile.server.ts';
import { profileValues } from './profile-values.ts';

const notices: Readonly<Record<string, string>> = {
  ulozeno: 'Profil je uložený.',
  odebrano: 'Údaj je odebraný.',
  'overeno-email': 'Účet má nový e-mail. Dosavadní adrese jsme o tom napsali.',
  'overeno-other-email': 'Další e-mail je ověřený.',
  'overeno-phone': 'Telefon je ověřený.',
};

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  return { profile: await loadFromApi(context, getProfile) };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const { status, ...answer } = await changeProfile(context, await readForm(request));
  return data(answer, { status });
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function ProfilePage({
  loaderData: { profile },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const sent = useNavigation().formData;
  const intent = sent?.get('intent');
  // After a lost connection the failed form is unknown, so the message stands above the first one.
  const answer = actionData && 'about' in actionData ? actionData : undefined;
  const lost = actionData && !answer && 'message' in actionData ? actionData.message : undefined;
  const of = (part: 'profile' | ContactKind) => (answer?.about === part ? answer : undefined);
  const waiting = (kind: ContactKind) => profile.waiting.find((proof) => proof.kind === kind);
  const now: Record<ContactKind, { value: string | undefined; verified: boolean }> = {
    email: { value: profile.email, verified: profile.emailVerified },
    'other-email': { value: profile.otherEmail, verified: profile.otherEmailVerified },
    phone: { value: profile.phone, verified: profile.phoneVerified },
  };
  return (
    <AccountFrame current={profileUrl}>
      <PageHead
        title="Profil"
        description="Jméno, kontakty a údaje podnikatele, které ukazují tvoje inzeráty."
        path={profileUrl}
        index={false}
      />
      <h1>Profil</h1>
      <p>
        <PageLink to={advertiserUrl(profile.slug)}>Tak tě vidí ostatní</PageLink>
      </p>
      <DoneNotice texts={notices} />
      <div className={classNames(layout.stackLarge, layout.reading)}>
        <ProfileForm
          values={of('profile')?.values ?? profileValues(profile)}
          errors={of('profile')?.fields}
          message={lost ?? of('profile')?.message}
          register={of('profile')?.register}
          shownAs={profile.publicName}
          busy={intent === 'save' ? 'save' : intent === 'ares' ? 'register' : undefined}
        />
        {contactKinds.map((kind) => (
          <ContactSection
            key={`${kind} ${now[kind].value ?? ''}`}
            kind={kind}
            {...now[kind]}
            verifiable={kind !== 'phone' || profile.phoneVerifiable}
            shown={kind === 'phone' ? profile.phoneShown === 'yes' : undefined}
            codeTo={waiting(kind) && `${profileCodeUrl}?co=${kind}`}
            sentTo={waiting(kind)?.target}
            typed={of(kind) && fieldText(of(kind)?.values ?? {}, 'value')}
            errors={of(kind)?.fields}
            message={of(kind)?.message}
            signInTo={of(kind)?.signInAgain ? signInAgainUrl(profileUrl) : undefined}
            busy={intent === 'set-contact' && sent?.get('kind') === kind}
          />
        ))}
      </div>
    </AccountFrame>
  );
}

import { crowns } from '../../../contract/czech.ts';
import { conversationUrl } from '../../../contract/urls.ts';
import type { ConversationAbout } from '../../../features/conversations/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MessageCircle } from '../../../ui/icons/drawings.tsx';
import text from '../../../ui/layout/text.module.css';

/** Shown instead of the contact button to a visitor who already has a conversation about the listing. */
export function TalkLink({
  talk,
  label = 'Otevřít konverzaci',
  ...look
}: {
  talk: ConversationAbout;
  label?: string;
  size?: 'medium' | 'large' | undefined;
  block?: boolean;
}) {
  return (
    <LinkButton to={conversationUrl(talk.id)} icon={MessageCircle} {...look}>
      {label}
    </LinkButton>
  );
}

/** What the two sides agreed on so far, visible to the visitor only. */
export function TalkNote({ talk: { reservedHere, agreedPrice } }: { talk: ConversationAbout }) {
  const facts = [
    reservedHere && 'Máš to rezervované',
    agreedPrice !== undefined && `${reservedHere ? 'domluveno' : 'Domluveno'} ${crowns(agreedPrice)}`,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className={classNames(text.small, text.secondary)}>
      {facts.join(', ')}. Vidíš to jen ty a druhá strana.
    </p>
  );
}

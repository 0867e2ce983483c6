import { Form, useNavigation } from 'react-router';
import { followUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Bell, BellOff } from '../../../ui/icons/drawings.tsx';

/** Follows or unfollows an advertiser; visitors are sent to sign in first. */
export function FollowButton({
  slug,
  name,
  following,
  signedIn,
  back,
}: {
  slug: string;
  name: string;
  following: boolean;
  /** Visitors are sent to the sign-in page, scrolled to its top. */
  signedIn: boolean;
  /** The page to return to. */
  back: string;
}) {
  const { formData } = useNavigation();
  return (
    <Form method="post" className={layout.noPrint} action={followUrl} preventScrollReset={signedIn}>
      <input type="hidden" name="back" value={back} />
      <Button
        name={following ? 'unfollow' : 'follow'}
        value={slug}
        variant="secondary"
        size="tap"
        icon={following ? BellOff : Bell}
        busy={formData?.get('follow') === slug || formData?.get('unfollow') === slug}
        aria-label={following ? `Přestat sledovat: ${name}` : `Sledovat: ${name}`}
      >
        {following ? 'Přestat sledovat' : 'Sledovat'}
      </Button>
    </Form>
  );
}

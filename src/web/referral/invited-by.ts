import { type FormFields, fieldText } from '../../ui/forms/form-fields.ts';
import { readCookie } from '../cookies.ts';

/** The code of whoever invited the visitor: of the cookie, or one that travelled along with the form. */
export function invitedBy(request: Request, fields: FormFields): string | undefined {
  const travelled = fieldText(fields, 'rc') || new URL(request.url).searchParams.get('rc');
  return (readCookie(request, 'refCode') ?? travelled)?.slice(0, 100) || undefined;
}

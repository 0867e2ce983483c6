import { fold } from '../../../contract/fold.ts';
import { catalogueBrands, madeOfBrands } from '../../catalogue/index.ts';

/** Of a folded title; what they name is never floorball gear, whatever stands beside it. */
const always: readonly RegExp[] = [
  /\b(?:airsoft|vzduchovk|samopal|kulovnic|brokovnic|strelivo|plynovk|paralyzer|obusk|obusek|peprov\w+ sprej)/,
  /\b(?:cigaret|doutnik|tabak|nikotin|vaporizer|iqos|snus|lyft)\w*|\bvape\b|\belfbar/,
  /\b(?:vodk|whisk|slivovic|becherovk|alkohol)\w*|(?<!\bza )\bpiv[oa]\b/,
  /\b(?:leky|leku|ibalgin|paralen|viagr|antibiotik|anabolik|steroid|psychofarmak)\w*/,
  /\b(?:voucher|poukaz(?:y|u|ka|ky|em)?\b|darkov\w+ (?:kart|karet)|slevov\w+ (?:kod|kupon)|kreditk|listk\w+ na|listek na|vstupenk)\w*/,
  /\b(?:ucet|ucty|uctu|predplatn\w+|licenc\w+) (?:na |do |ke |k )?(?:netflix|spotify|steam|fortnite|roblox|instagram|facebook|hbo|xbox|psn)/,
  /\b(?:netflix|spotify|steam|fortnite|roblox|instagram|facebook)\w* (?:ucet|ucty|predplatne)/,
];

/** These are animals and weapons, or a name, a line or a way of speaking where the title says what is sold. */
const figurative =
  /\b(?:zbran|zbrane|pistole|revolver|puska|pusky|dyka|macheta|granat|stene|stenata|kote|kotata|kocour|papousek|krecek|morce|kralik|andulk\w*|akvarijni)\b/;
const gear =
  /\b(?:florbal|hul|hole|holi|hulk|hokejk|cepel|shaft|tyc|micek|micky|mice|brank|bran[ck]|dres|bot[ya]|teniск|tenisk|salov|vak|toolbag|bag|batoh|task|omotavk|grip|mask|chranic|vest|kalhot|rukavic|tri[ck]|mikin|kratas|stulpn|bryle|mantinel|samolepk|trenink|set)\w*/;

const brands = madeOfBrands(() => catalogueBrands().map(({ name }) => fold(name)));

/** Also in a description, since nothing about gear says it. */
const anywhere =
  /\b(?:marihuan|pervitin|kokain|extaz|lsd\b|heroin|anabolik|strelne zbrane|zbrojni prukaz nutn)\w*/;

/** Whether a listing offers what has no place here, by the words of its title, and of its text where they say only that. */
export function namesProhibited(title: string, description: string): boolean {
  const name = fold(title);
  if (always.some((words) => words.test(name)) || anywhere.test(`${name} ${fold(description)}`)) return true;
  return figurative.test(name) && !gear.test(name) && !brands().some((brand) => name.includes(brand));
}

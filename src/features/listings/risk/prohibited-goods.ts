import { fold } from '../../../contract/fold.ts';
import { catalogueBrands, madeOfCatalogue } from '../../catalogue/index.ts';

/** Applied to the folded title; these words never name floorball gear, whatever the context. */
const always: readonly RegExp[] = [
  /\b(?:airsoft|vzduchovk|samopal|kulovnic|brokovnic|strelivo|plynovk|paralyzer|obusk|obusek|peprov\w+ sprej)/,
  /\b(?:cigaret|doutnik|tabak|nikotin|vaporizer|iqos|snus|lyft)\w*|\bvape\b|\belfbar/,
  /\b(?:vodk|whisk|slivovic|becherovk|alkohol)\w*|(?<!\bza )\bpiv[oa]\b/,
  /\b(?:leky|leku|ibalgin|paralen|viagr|antibiotik|anabolik|steroid|psychofarmak)\w*/,
  /\b(?:voucher|poukaz(?:y|u|ka|ky|em)?\b|darkov\w+ (?:kart|karet)|slevov\w+ (?:kod|kupon)|kreditk|listk\w+ na|listek na|vstupenk)\w*/,
  /\b(?:ucet|ucty|uctu|predplatn\w+|licenc\w+) (?:na |do |ke |k )?(?:netflix|spotify|steam|fortnite|roblox|instagram|facebook|hbo|xbox|psn)/,
  /\b(?:netflix|spotify|steam|fortnite|roblox|instagram|facebook)\w* (?:ucet|ucty|predplatne)/,
];

/**
 * Animals and weapons that may also be a name, a product line or a figure of speech when the title names gear.
 */
const figurative =
  /\b(?:zbran|zbrane|pistole|revolver|puska|pusky|dyka|macheta|granat|stene|stenata|kote|kotata|kocour|papousek|krecek|morce|kralik|andulk\w*|akvarijni)\b/;
const gear =
  /\b(?:florbal|hul|hole|holi|hulk|hokejk|cepel|shaft|tyc|micek|micky|mice|brank|bran[ck]|dres|bot[ya]|teniск|tenisk|salov|vak|toolbag|bag|batoh|task|omotavk|grip|mask|chranic|vest|kalhot|rukavic|tri[ck]|mikin|kratas|stulpn|bryle|mantinel|samolepk|trenink|set)\w*/;

const brands = madeOfCatalogue(() => catalogueBrands().map(({ name }) => fold(name)));

/** Also applied to descriptions, since texts about gear never contain these. */
const anywhere =
  /\b(?:marihuan|pervitin|kokain|extaz|lsd\b|heroin|anabolik|strelne zbrane|zbrojni prukaz nutn)\w*/;

/**
 * Whether a listing offers prohibited goods, judged by its title and by unambiguous words of its description.
 */
export function namesProhibited(title: string, description: string): boolean {
  const name = fold(title);
  if (always.some((words) => words.test(name)) || anywhere.test(`${name} ${fold(description)}`)) return true;
  return figurative.test(name) && !gear.test(name) && !brands().some((brand) => name.includes(brand));
}

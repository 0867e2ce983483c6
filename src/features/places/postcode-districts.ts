/**
 * The districts by the first three digits of their postal codes, as the post numbers its offices; a rule of thumb
 * until the official table is imported. Where a number serves two, both are listed.
 */
const table: readonly [district: string, numbers: string][] = [
  ['CZ0100', '100-109 110-119 120-149 150-159 160-169 170-182 184-199'],
  ['CZ0209', '250 251'],
  ['CZ020A', '252 253 254'],
  ['CZ0201', '256 257 258 259'],
  ['CZ020B', '261 262 263 264 265'],
  ['CZ0202', '266 267 268'],
  ['CZ020C', '269 270 271'],
  ['CZ0203', '272 273 274 275'],
  ['CZ0206', '276 277 278 279'],
  ['CZ0204', '280 281 282 289'],
  ['CZ0205', '284 285 286 287'],
  ['CZ0208', '288 289 290'],
  ['CZ0207', '293 294 295'],
  ['CZ0323', '301-329'],
  ['CZ0325', '330 331'],
  ['CZ0324', '332 333 334 335 336'],
  ['CZ0326', '337 338'],
  ['CZ0322', '339 340 341 342'],
  ['CZ0321', '344 345 346'],
  ['CZ0327', '347 348 349'],
  ['CZ0411', '350 351 352 353 354'],
  ['CZ0413', '356 357 358 359'],
  ['CZ0412', '360-364'],
  ['CZ0311', '370-376'],
  ['CZ0313', '377 378 379 380'],
  ['CZ0312', '381 382'],
  ['CZ0315', '383 384 385'],
  ['CZ0316', '386 387 388 389'],
  ['CZ0317', '390 391 392'],
  ['CZ0633', '393 394 395 396'],
  ['CZ0314', '397 398 399'],
  ['CZ0427', '400 401 402 403'],
  ['CZ0421', '405 406 407 408'],
  ['CZ0423', '410-413'],
  ['CZ0426', '415-419'],
  ['CZ0422', '430 431 432'],
  ['CZ0425', '434 435 436'],
  ['CZ0424', '438 439 440 441'],
  ['CZ0513', '460-465'],
  ['CZ0512', '466 467 468'],
  ['CZ0511', '470-473'],
  ['CZ0521', '500-505'],
  ['CZ0522', '506-509'],
  ['CZ0514', '511-514'],
  ['CZ0524', '516 517 518'],
  ['CZ0532', '530-536'],
  ['CZ0531', '537 538 539'],
  ['CZ0525', '541-544'],
  ['CZ0523', '547-552'],
  ['CZ0534', '560-566'],
  ['CZ0533', '567-572'],
  ['CZ0631', '580-584'],
  ['CZ0632', '586-589'],
  ['CZ0635', '591-595'],
  ['CZ0642', '600-649'],
  ['CZ0643', '664-667'],
  ['CZ0647', '669-672'],
  ['CZ0634', '674 675 676'],
  ['CZ0641', '678 679 680'],
  ['CZ0646', '682-685'],
  ['CZ0722', '686 687 688'],
  ['CZ0644', '690-693'],
  ['CZ0645', '695-698'],
  ['CZ0806', '700-729'],
  ['CZ0803', '733-737'],
  ['CZ0802', '738 739'],
  ['CZ0804', '741-744'],
  ['CZ0805', '746-749'],
  ['CZ0714', '750-753'],
  ['CZ0723', '755 756 757'],
  ['CZ0724', '760-766'],
  ['CZ0721', '767 768 769'],
  ['CZ0712', '770-785'],
  ['CZ0715', '787 788 789'],
  ['CZ0711', '790'],
  ['CZ0801', '792-795'],
  ['CZ0713', '796 797 798'],
];

const districtsByNumber = new Map<number, string[]>();
for (const [district, numbers] of table)
  for (const span of numbers.split(' ')) {
    const [first = 0, last = first] = span.split('-').map(Number);
    for (let number = first; number <= last; number += 1)
      districtsByNumber.set(number, [...(districtsByNumber.get(number) ?? []), district]);
  }

/** The districts that a postal code, or its first three digits, lead to; nothing for numbers that the post leaves out. */
export function districtsOfPostcode(digits: string): readonly string[] {
  return districtsByNumber.get(Number(digits.slice(0, 3))) ?? [];
}

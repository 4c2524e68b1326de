import { inProse } from './homes.ts'
import type { Profession } from './professions/profession.ts'
import { type Archive, drawWords, fillIn, say } from './prose.ts'
import type { Random } from './random.ts'

type Life = { profession: Profession; country: string; abroad: string | undefined; years: number }

/** Why an expert applies and what peers gain, within the 200 words that the form suggests. */
export function writeMotivation(random: Random, unlike: Archive, life: Life): string {
  const { profession, country, abroad, years } = life
  const draw = () => {
    const opening = say(random, abroad && random.chance(0.7) ? openingsAbroad : openings)
    const work = say(random, profession.work)
    return [
      ...(random.chance(0.5) ? [opening, work] : [work, opening]),
      ...(random.chance(0.4) ? [say(random, remarks)] : []),
      say(random, profession.offer),
      say(random, closings),
    ].join(' ')
  }
  return fillIn(unlike(draw, String), {
    ...drawWords(random),
    country: inProse(country),
    abroad: inProse(abroad ?? ''),
    years: `${years}`,
  })
}

const openings = [
  'After {years} years of this work in {country} I would like to give some of my time to colleagues elsewhere.',
  'Somebody once took the time to mentor me across two time zones, and I would like to do the same.',
  'I read about the registry in a colleague’s report and recognised the problems of my own first hospital.',
  'Resistance does not stop at the border of {country}, and neither should the people who work against it.',
  'I believe that stewardship is learned from peers, case by case, and hardly ever from a slide.',
  'Our programme in {country} was helped by visitors when it started, and now it is our turn.',
  'In {years} years of practice I have made most of the mistakes, and I would like to spare others a few.',
  'What I like about the registry is that the hospital asks first and the expert comes second.',
  'I am looking for a way to work with one team for long enough to see something change.',
  'What reached us in {country} as theory worked only once a visitor had stood beside us for a week.',
  'I have been the junior who did not dare to stop an antibiotic, and I remember what would have helped.',
  'My own mentor is about to retire, and what she taught me should not retire with her.',
  'Two of my former students now lead programmes of their own, and this is the work that I enjoy most.',
  'There are plenty of us in {country}, and in other places one person does it all.',
  'Colleagues in {country} know me as somebody who answers the telephone, also when the question is simple.',
]

const openingsAbroad = [
  'The {months} months that I worked in {abroad} taught me more about stewardship than any congress has.',
  'Since my first assignment in {abroad} I have stayed in touch with its team, and I want to do this properly.',
  'In {abroad} I met clinicians who did careful work with almost nothing, and who lacked only somebody to ask.',
  'I spent part of my early career in {abroad} and came home with a debt that I would like to repay.',
  'When I taught in {abroad}, the best hour was always the one at the bedside, and I miss it.',
  'A project in {abroad} ended when its money did, and I have wanted to try a longer way ever since.',
  'Between {country} and {abroad} I have seen the same infection treated with and without a laboratory.',
  'A ward round in {abroad}, with one stethoscope for five of us, is still the best that I have seen.',
  'I have gone back to {abroad} in my holidays, to the same hospital and the same two colleagues.',
  'I was in {abroad} during an outbreak of {organism} and saw how much a second opinion is worth at night.',
]

const remarks = [
  'What has helped us most never needed expensive technology.',
  'I keep notes on what failed and why, and share them readily.',
  'The changes that lasted were those on which nurses, pharmacists and physicians agreed.',
  'I measure before I change anything and show the figures to whoever asks.',
  'I like to begin small and to finish what was begun.',
  'The best ideas that I know came from ward sisters and not from committees.',
]

const closings = [
  'I do not bring ready answers; I bring time, patience and a list of good questions.',
  'I would expect to learn at least as much as I teach.',
  'A project is finished for me when nobody needs to ask me any more.',
  'I can commit to an hour every week for a year, and to two weeks on site.',
  'I have taught in a second language and know to speak slowly and to listen longer.',
  'My employer supports this application and gives me two weeks for a visit.',
  'If it helps, I am happy to work together with a second expert from another field.',
  'I care most about what remains after a year.',
  'I know that wards change slowly, and I am not in a hurry.',
  'It would be an honour to be asked.',
  'I prefer small aims that are reached to large ones that are reported.',
  'My evenings are free, and my time zone can be stretched.',
  'I would be glad to start with a single conversation.',
  'References from earlier projects are attached, including a critical one.',
  'I would rather accompany one hospital well than three in passing.',
  'I am used to poor connections, power cuts and meetings that start late, and none of it bothers me.',
]

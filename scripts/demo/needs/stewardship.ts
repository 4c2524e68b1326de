import type { Need } from './need.ts'

export const stewardship: Need = {
  situation: [
    'Nobody looks at an antibiotic again once it is on the chart, and {antibiotic} is usually the first choice.',
    'We wrote an antibiotic guideline some years ago, but {ward} follows habit and whatever the pharmacy holds.',
    'Our last one-day count found an antibiotic on {percent}% of the charts in {ward}.',
    'A pharmacist and a physician meet on Fridays to discuss antibiotics, without a mandate and without data.',
    'Families buy part of the antibiotics outside, so that treatment depends on price more than on the culture.',
    'Broad-spectrum prescriptions in {ward} have doubled since {antibiotic} became affordable.',
  ],
  reason: [
    'Our drugs committee asked for a stewardship programme, and none of us has ever run one.',
    'We lost {few} patients in {ward} to {organism} within a month, and the staff asked for a change.',
    'The ministry expects every hospital of our size to report antimicrobial use, and we do not know how to start.',
    'A first attempt at audit and feedback ended after ten weeks because the feedback felt like blame.',
    'Almost a third of our medicines budget goes into antibiotics, and we cannot say what for.',
    'Young prescribers ask us for rules of thumb, and we would rather give them a way to think.',
  ],
  expectation: [
    'Join our weekly ward round by video and coach the two of us who lead it.',
    'Help us to choose three indicators that a pharmacist can collect in an hour a week.',
    'Go through our treatment guideline with us, chapter by chapter, against what our laboratory sees.',
    'Teach audit and feedback in a way that colleagues in {ward} experience as help.',
    'Show us how to run a point prevalence survey and how to present it to the management.',
    'Be honest with our committee about what a team of {few} can do in a year.',
  ],
  outcome: [
    'A stewardship team with written terms, protected hours and a round that takes place every week.',
    'A documented review within {hours} hours for {goal}% of the restricted prescriptions in {ward}.',
    'A guideline that fits into a pocket and rests on our own antibiogram.',
    'Two point prevalence surveys a year apart, so that we can show the management a trend.',
    'Surgical prophylaxis that stops within 24 hours after {goal}% of operations.',
    'Colleagues in three hospitals nearby who copy what has worked here.',
  ],
}

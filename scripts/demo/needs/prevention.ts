import type { Need } from './need.ts'

export const prevention: Need = {
  situation: [
    'We have one infection control nurse for the whole hospital, and she also covers the night shift in {ward}.',
    'Alcohol handrub is bought when there is money, and in {ward} one sink serves eighteen beds.',
    'In {ward} patients with {organism} lie beside everybody else, because there is no room to isolate them.',
    'Surgical site infections are treated but not counted; the wards guess that it is one in six.',
    'Cleaning is done by a contractor whose staff changes every month and has not been trained.',
    'Instruments are sterilised on two sites, with different procedures and no record of cycles.',
  ],
  reason: [
    'An outbreak of {organism} closed {ward} for two weeks, and we do not want to live through that again.',
    'A self-assessment with the WHO tool placed us in the lowest third, which surprised the management but not the nurses.',
    'Our nurses went to a course on infection control, came back with ideas and found nobody to discuss them with.',
    'New buildings for {ward} are planned, and this is the moment to get water, space and flow right.',
    'Mothers have begun to avoid our hospital because of infections after caesarean section.',
    'We started a committee that met twice; it lacked figures, and then it lacked members.',
  ],
  expectation: [
    'Train one link nurse per ward and stay in contact with them for the whole project.',
    'Help us to observe hand hygiene and to give the results back on the same day.',
    'Review our sterile supply step by step and tell us what to repair first.',
    'Write with us a plan for outbreaks that the night shift can follow without calling anyone.',
    'Help us to count surgical site infections with the staff and the paper that we have.',
    'Support our committee in its first {few} meetings, then watch us hold the next ones.',
  ],
  outcome: [
    'Hand hygiene above {goal}% in {ward}, measured by our own observers.',
    'A monthly figure of surgical site infections that surgeons and nurses trust.',
    'Link nurses on all wards who meet every month without being reminded.',
    'An isolation area in {ward} with rules that visitors understand.',
    'Handrub produced in our own pharmacy and present at every bed.',
    'A committee with a budget line, however small.',
  ],
}

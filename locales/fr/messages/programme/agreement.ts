import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const agreement: Translated<'fr', 'agreement'> = {
  purpose:
    'Le présent accord est conclu entre l’expert et l’hôpital. Il protège ce que chacun apprend sur l’autre, et sur les patients, pendant qu’ils travaillent ensemble.',
  patients:
    'Les données relatives aux patients restent à l’hôpital. L’hôpital ne montre à l’expert que des données qui ne permettent de reconnaître aucun patient. Si l’expert en apprend davantage par hasard, il le garde pour lui et en informe l’hôpital.',
  hospital:
    'Ce qui n’est pas public reste entre les deux parties : chiffres, résultats, dossiers, projets, et ce que le personnel dit en confidence.',
  use: 'Les deux parties n’utilisent ce qu’elles apprennent que pour cette collaboration. La partie qui veut publier quelque chose le demande d’abord à l’autre, par écrit.',
  safety:
    'Les deux parties conservent les documents là où personne d’autre ne peut les lire, et les suppriment ou les rendent à la fin de la collaboration.',
  duration:
    'Le présent accord prend effet lorsque les deux parties l’ont accepté. Il reste en vigueur pendant cinq ans après la fin de la collaboration.',
  exceptions:
    'Il ne couvre pas ce qui est public de toute façon, ni ce que la loi ou la sécurité des patients oblige à signaler.',
}

import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The confidentiality agreement between an expert and a hospital. Other words need another version. */
export const agreement: Translated<'pt', 'agreement'> = {
  purpose:
    'Este acordo é celebrado entre o especialista e o hospital. Protege o que cada parte venha a saber sobre a outra, e sobre os pacientes, enquanto trabalham em conjunto.',
  patients:
    'Os dados dos pacientes ficam no hospital. O hospital só mostra ao especialista dados a partir dos quais nenhum paciente possa ser reconhecido. Se o especialista vier a saber mais por acaso, guarda segredo e informa o hospital.',
  hospital:
    'O que não é público fica entre as duas partes: números, resultados, documentos, planos e o que os profissionais dizem em confiança.',
  use: 'Ambas as partes usam o que vierem a saber apenas para esta colaboração. Quem quiser publicar algo pergunta primeiro à outra parte, por escrito.',
  safety:
    'Ambas as partes guardam os documentos onde mais ninguém os possa ler e apagam-nos ou devolvem-nos quando a colaboração terminar.',
  duration:
    'Este acordo entra em vigor quando ambas as partes o tiverem aceitado. Mantém-se em vigor durante cinco anos após o fim da colaboração.',
  exceptions:
    'Não abrange o que já é público, nem o que a lei ou a segurança dos pacientes obrigue a comunicar.',
}

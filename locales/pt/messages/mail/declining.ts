import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const declining: Translated<'pt', 'declining'> = {
  experience: 'O motivo: a experiência ainda não corresponde ao que esta função exige.',
  availability: 'O motivo: o tempo oferecido não se ajusta ao que o programa precisa.',
  scope: 'O motivo: está fora do que o programa pode apoiar.',
  readiness: 'O motivo: as condições para o apoio ainda não estão reunidas.',
  capacity: 'O motivo: neste momento, não temos capacidade para isso.',
  documents: 'O motivo: faltavam documentos ou estavam incompletos.',
  no_answer: 'O motivo: não recebemos resposta às nossas perguntas.',
  duplicate: 'O motivo: já temos outra candidatura ou outro pedido em seu nome.',
}

import type { Translated } from '../../../../src/domain/messages/translation.ts'
import { reportNames } from '../programme/reports.ts'

/** What our mails say to a hospital and its expert, from the choice to the end. */
export const collaboration: Translated<'pt', 'collaboration'> = {
  reason: 'Recebe este e-mail porque participa numa colaboração da rede {name}.',
  request: 'Número de referência do pedido',
  startsOn: 'Início',
  endsOn: 'Fim',
  report: 'Relatório',
  dueOn: 'Prazo',
  due: '{report}, prazo',
  ...reportNames,

  confirmed_expert_subject: 'Antes de começar: o acordo de confidencialidade',
  confirmed_expert_text:
    'A escolha do hospital está confirmada. Agradecemos o seu apoio.\nAbra o link abaixo, leia o acordo de confidencialidade e aceite-o. O hospital também o aceita.',
  confirmed_hospital_subject: 'Antes de começar: o acordo e a carta de compromisso',
  confirmed_hospital_text:
    'A sua escolha de especialista está confirmada.\nAbra o link abaixo para duas coisas: aceitar o acordo de confidencialidade e entregar a carta de compromisso em PDF. O especialista também aceita o acordo.',
  search_again_subject: 'Procuramos outro especialista para o seu hospital',
  search_again_text:
    'O especialista que escolheu afinal não pode dar apoio. Lamentamos.\nVamos procurar outros especialistas que correspondam ao seu pedido. Vai receber uma nova lista de sugestões.',
  choose_again_subject: 'Escolha outro especialista',
  choose_again_text:
    'O especialista que escolheu afinal não pode dar apoio. Lamentamos.\nOs outros especialistas da sua lista ainda podem. Abra o link abaixo e escolha um deles.',
  begun_expert_subject: 'A sua colaboração começa',
  begun_expert_text:
    'O acordo está assinado e a carta de compromisso chegou. A sua colaboração começa.\nPedimos dois relatórios curtos, até às datas abaixo. No link abaixo pode vê-los e enviá-los.\nAgradecemos o tempo que oferece.',
  begun_hospital_subject: 'O apoio ao seu hospital começa',
  begun_hospital_text:
    'O acordo está assinado e a carta de compromisso chegou. O apoio ao seu hospital começa. Os detalhes combinam-se diretamente com o especialista.\nNo fim, pedimos um relatório de avaliação, até à data abaixo. No link abaixo pode ver os prazos e enviar o relatório.',
  last_day_expert_subject: 'A sua colaboração tem nova data de fim',
  last_day_expert_text:
    'O último dia da sua colaboração mudou. Os relatórios que faltam também têm novas datas. Estão abaixo.\nO motivo:',
  last_day_hospital_subject: 'O apoio ao seu hospital tem nova data de fim',
  last_day_hospital_text:
    'O último dia do apoio ao seu hospital mudou. Se ainda falta o relatório de avaliação, a data dele também mudou. Está abaixo.\nO motivo:',
  resumed_expert_subject: 'A sua colaboração continua',
  resumed_expert_text:
    'A sua colaboração com o hospital estava em pausa. Agora continua. Abra a sua candidatura com o link abaixo e o PIN que já tem: aí estão as datas dos relatórios.',
  resumed_hospital_subject: 'O apoio ao seu hospital continua',
  resumed_hospital_text:
    'A sua colaboração com o especialista estava em pausa. Agora continua. Abra o seu pedido com o link abaixo e o PIN que já tem: aí estão as datas dos relatórios.',
  ended_expert_subject: 'A sua colaboração terminou antes do previsto',
  ended_expert_text:
    'A sua colaboração terminou antes do previsto. Não são precisos mais relatórios.\nAgradecemos o tempo que ofereceu. Se quiser saber mais, responda a este e-mail.',
  ended_hospital_subject: 'O apoio ao seu hospital terminou antes do previsto',
  ended_hospital_text:
    'O apoio ao seu hospital terminou antes do previsto. Não são precisos mais relatórios.\nVamos escrever sobre o que é possível a seguir. Se quiser saber mais, responda a este e-mail.',
  completed_expert_subject: 'A sua colaboração está concluída',
  completed_expert_text:
    'A sua colaboração está concluída e todos os relatórios chegaram. Agradecemos o seu apoio.\nO seu certificado de reconhecimento está pronto: o link abaixo leva até ele.',
  completed_hospital_subject: 'O apoio ao seu hospital está concluído',
  completed_hospital_text:
    'O apoio ao seu hospital está concluído e todos os relatórios chegaram. Agradecemos o trabalho em conjunto.\nPode pedir apoio de novo sempre que precisar.',
  report_returned_subject: 'Uma pergunta sobre o seu relatório',
  report_returned_text:
    'Agradecemos o seu relatório. Antes de o aprovarmos, pedimos que o veja de novo.\nFalta o seguinte:',
  remind_agreement_subject: 'Falta aceitar o acordo',
  remind_agreement_text:
    'Para a colaboração começar, falta aceitar o acordo de confidencialidade. Abra o link abaixo, leia-o e aceite-o. Não demora muito.\nSe houver alguma dificuldade, responda a este e-mail.',
  remind_letter_subject: 'Falta a sua carta de compromisso',
  remind_letter_text:
    'Para o apoio começar, falta a carta de compromisso em PDF. Pode entregá-la no link abaixo.\nSe houver alguma dificuldade, responda a este e-mail.',
  remind_agreement_letter_subject: 'Faltam o acordo e a carta de compromisso',
  remind_agreement_letter_text:
    'Para o apoio começar, faltam duas coisas: aceitar o acordo de confidencialidade e entregar a carta de compromisso em PDF. O link abaixo serve para ambas.\nSe houver alguma dificuldade, responda a este e-mail.',
  report_ahead_subject: 'Lembrete do seu relatório',
  report_ahead_text:
    'Há um relatório seu com prazo na data abaixo. Pode enviá-lo no link abaixo. Não demora muito.',
  report_soon_subject: 'O prazo do seu relatório termina daqui a duas semanas',
  report_soon_text:
    'O prazo de um relatório seu está próximo. Pode enviá-lo no link abaixo. Não demora muito.',
  report_today_subject: 'O prazo do seu relatório termina hoje',
  report_today_text:
    'O prazo de um relatório seu termina hoje. Pode enviá-lo no link abaixo. Não demora muito.',
  report_overdue_subject: 'O seu relatório está em atraso',
  report_overdue_text:
    'Ainda falta um relatório seu. Pode enviá-lo no link abaixo. Não demora muito.\nSe houver alguma dificuldade, responda a este e-mail.',
}

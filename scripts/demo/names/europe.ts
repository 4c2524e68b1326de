import type { Names } from './names.ts'

export const europeanNames = {
  english: {
    given:
      'Alison, Andrew, Bridget, Callum, Catherine, Daniel, Eleanor, Fiona, Gareth, Harriet, James, Joanna, Marcus, Niamh, Oliver, Rebecca, Rory, Susannah',
    family:
      'Ashworth, Bellamy, Carmichael, Dunmore, Ellsworth, Fairburn, Gallagher, Hartley, Kilbride, Langford, Merriweather, Northcote, Pemberton, Quigley, Radcliffe, Stanhope, Thornbury, Whitcombe',
  },
  german: {
    given:
      'Anke, Beate, Christoph, Dorothea, Florian, Hannes, Johanna, Katharina, Lukas, Matthias, Sabine, Ulrike',
    family:
      'Achterberg, Brückner, Dietz, Eichhorn, Hagedorn, Kessler, Lindner, Mertens, Oberhofer, Reinhardt, Steiner, Vogt',
  },
  french: {
    given:
      'Agathe, Antoine, Camille, Delphine, Étienne, Florence, Guillaume, Hélène, Laurent, Mathilde, Nicolas, Sylvie',
    family:
      'Aubert, Beaulieu, Charpentier, Delacour, Fontaine, Garnier, Jourdain, Lemoine, Marchand, Perrin, Rousselot, Vasseur',
  },
  italian: {
    given:
      'Alessandra, Chiara, Davide, Elena, Federico, Giulia, Lorenzo, Matteo, Paola, Silvia, Stefano, Valeria',
    family:
      'Barbieri, Bellini, Caruso, Fabbri, Galli, Lombardi, Marchetti, Morandi, Pellegrini, Rinaldi, Serra, Vitali',
  },
  dutch: {
    given: 'Annelies, Bram, Daan, Femke, Hanneke, Jeroen, Lotte, Maarten, Marieke, Pieter, Sanne, Wouter',
    family:
      'Bakker, de Boer, Dijkstra, Hoekstra, Kuipers, Mulder, van den Berg, van Leeuwen, Verhoeven, Vermeer, Visser',
  },
  nordic: {
    given: 'Anders, Astrid, Eirik, Freja, Henrik, Ingrid, Karin, Lars, Mette, Nils, Sigrid, Torsten',
    family:
      'Bergström, Dahl, Ekelund, Halvorsen, Holmgren, Jørgensen, Lindqvist, Lund, Nordahl, Sandvik, Sørensen',
  },
  hispanic: {
    given:
      'Alejandra, Andrés, Beatriz, Camila, Diego, Esteban, Gabriela, Joaquín, Lucía, Mauricio, Natalia, Paola, Ramiro, Rocío, Sebastián, Ximena',
    family:
      'Aguirre, Benavides, Cárdenas, Del Valle, Escobedo, Figueroa, Galindo, Huamán, Ibarra, Larrañaga, Mamani, Ocampo, Quispe, Rivadeneira, Salcedo, Villanueva',
  },
  spanish: {
    given: 'Álvaro, Blanca, Cristina, Elisa, Iñaki, Jorge, Marta, Nuria, Pablo, Rosario, Sergio, Teresa',
    family:
      'Arrieta, Bermúdez, Calatrava, Echeverría, Espinar, Ferrándiz, Gallardo, Lacalle, Olmedo, Sanchís',
  },
  portuguese: {
    given:
      'Ana Clara, Beatriz, Caio, Duarte, Fernanda, Inês, João Pedro, Larissa, Luísa, Rafael, Tiago, Vítor',
    family:
      'Albuquerque, Barroso, Cardoso, Figueiredo, Guimarães, Mesquita, Nogueira, Pacheco, Queiroz, Teixeira, Vasconcelos',
  },
  southSlavic: {
    given: 'Aleksandar, Ana, Boris, Dragana, Goran, Ivana, Jelena, Marija, Marko, Nikola, Tanja, Vesna',
    family: 'Babić, Dimić, Ilić, Jurić, Knežević, Lukić, Marković, Novaković, Perić, Savić, Tomić, Vuković',
  },
  macedonian: {
    given: 'Biljana, Elena, Katerina, Marija, Sofija, Suzana, Vesna',
    family: 'Angelovska, Dimovska, Petrovska, Ristevska, Stojkovska, Trajkovska',
  },
  albanian: {
    given: 'Ardita, Arben, Besnik, Elira, Fatmir, Ilir, Mirela, Shpresa, Valbona, Yll',
    family: 'Berisha, Dervishi, Gashi, Hoxhaj, Kelmendi, Krasniqi, Leka, Marku, Prifti, Shala',
  },
  romanian: {
    given: 'Adrian, Alina, Bogdan, Cristina, Doina, Ioana, Mihai, Radu, Simona, Vlad',
    family: 'Albu, Ciobanu, Dragomir, Ionescu, Lungu, Moldovan, Munteanu, Rusu, Stoica, Ursu',
  },
  ukrainian: {
    given: 'Andrii, Halyna, Iryna, Kateryna, Mykola, Oksana, Olena, Pavlo, Taras, Yuliia',
    family:
      'Bondarenko, Hrytsenko, Kovalchuk, Kravchuk, Lysenko, Marchenko, Oliinyk, Romanchuk, Savchuk, Tymchenko',
  },
  greek: {
    given: 'Andreas, Chrystalla, Despina, Eleni, Giorgos, Katerina, Marios, Panagiota, Stelios, Yiannis',
    family:
      'Antoniou, Charalambous, Christodoulou, Dimitriou, Georgiou, Ioannou, Konstantinou, Nikolaou, Theodorou',
  },
} satisfies Record<string, Names>

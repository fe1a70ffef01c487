<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Fichier %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Types de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <translation>utilisation&#xa0;: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque des arguments obligatoires&#xa0;: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus&#xa0;: %s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>incompatible avec l’argument %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>l’un des arguments %s est obligatoire</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argument %r inattendu</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>un argument est attendu</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>un argument au plus est attendu</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>un argument au moins est attendu</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë&#xa0;: %(option)s peut désigner %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur %(type)s non valable&#xa0;: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix non valable&#xa0;: %(value)r (au choix&#xa0;: %(choices)s)</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s</source>
        <translation>%(prog)s&#xa0;: erreur&#xa0;: %(message)s</translation>
    </message>
</context>
<context>
    <name>chance</name>
    <message>
        <source>Those are not the cards that were being shuffled.</source>
        <translation>Ce ne sont pas les cartes que l’on mélangeait.</translation>
    </message>
    <message>
        <source>Nobody sits in that seat.</source>
        <translation>Personne n’est assis à cette place.</translation>
    </message>
    <message>
        <source>That is not a roll of {dice} dice.</source>
        <translation>Ce n’est pas un lancer valable (dés&#xa0;: {dice}).</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>list its options and their values: {games}</source>
        <translation>lister ses options et leurs valeurs&#xa0;: {games}</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>de {least} à {most} joueurs</translation>
    </message>
    <message>
        <source>rules {version}</source>
        <translation>règles {version}</translation>
    </message>
    <message>
        <source>the number of a seat, from 0</source>
        <translation>le numéro d’une place, à partir de 0</translation>
    </message>
    <message>
        <source>{option} (default: {usual})</source>
        <translation>{option} (par défaut&#xa0;: {usual})</translation>
    </message>
    <message>
        <source>u undo, s save, q leave</source>
        <translation>u annuler, s enregistrer, q quitter</translation>
    </message>
    <message>
        <source>{letters}, w wait for the others</source>
        <translation>{letters}, w attendre les autres</translation>
    </message>
    <message>
        <source>{name} (number, {letters}): </source>
        <translation>{name} (un numéro, {letters})&#xa0;: </translation>
    </message>
    <message>
        <source>Please type a number from 1 to {most}, or a letter: {letters}.</source>
        <translation>Tapez un numéro de 1 à {most}, ou une lettre&#xa0;: {letters}.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>tell more of what happens, also why something fails</source>
        <translation>en dire plus sur ce qui se passe, et sur les causes d’un échec</translation>
    </message>
    <message>
        <source>what is printed</source>
        <translation>ce qui est affiché</translation>
    </message>
    <message>
        <source>the games can&apos;t go on: {reason}</source>
        <translation>les parties ne peuvent pas continuer&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>one of the processes has died</source>
        <translation>l’un des processus est mort</translation>
    </message>
    <message>
        <source>the cluster is gone</source>
        <translation>la grappe a disparu</translation>
    </message>
    <message>
        <source>somebody in the cluster has another Voltige ({error})</source>
        <translation>quelqu’un dans la grappe a un autre Voltige ({error})</translation>
    </message>
    <message>
        <source>how long a bot may think about a move (default: 1)</source>
        <translation>temps de réflexion d’un robot par coup, en secondes (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>how much a bot may think about a move: so many rollouts, tried flicks or points of a flight, the same on every machine</source>
        <translation>réflexion d’un robot par coup, en nœuds&#xa0;: autant de simulations, de pichenettes essayées ou de points d’un vol, les mêmes sur toutes les machines</translation>
    </message>
    <message>
        <source>--nodes must be at least 0</source>
        <translation>--nodes doit valoir au moins 0</translation>
    </message>
    <message>
        <source>--seconds must be from 0 to {most}</source>
        <translation>--seconds doit être compris entre 0 et {most}</translation>
    </message>
    <message>
        <source>--cluster needs the package “distributed”; install it with: {command}</source>
        <translation>--cluster a besoin du paquet «&#xa0;distributed&#xa0;»&#xa0;; pour l’installer&#xa0;: {command}</translation>
    </message>
    <message>
        <source>the cluster at {address} has no workers</source>
        <translation>la grappe à l’adresse {address} n’a aucun ouvrier</translation>
    </message>
    <message>
        <source>Merges results of simulate --json of the same tournament, played in parts by --first. Their games must be different ones; wins, scores and intervals come out as if all had been played at once, and the times add up.</source>
        <translation>Réunit des résultats de simulate --json d’un même tournoi, joué par morceaux avec --first. Leurs parties doivent être différentes&#xa0;; victoires, scores et intervalles sont les mêmes que si tout avait été joué d’un coup, et les durées s’additionnent.</translation>
    </message>
    <message>
        <source>what simulate --json or merge --json printed</source>
        <translation>ce que simulate --json ou merge --json a affiché</translation>
    </message>
    <message>
        <source>can&apos;t read {file}: {reason}</source>
        <translation>impossible de lire {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} is no result of simulate --json</source>
        <translation>{file} n’est pas un résultat de simulate --json</translation>
    </message>
    <message>
        <source>{one} and {other} were played by different versions, {first} and {second}</source>
        <translation>{one} et {other} ont été joués par des versions différentes, {first} et {second}</translation>
    </message>
    <message>
        <source>{one} and {other} are of different tournaments: {what} differs</source>
        <translation>{one} et {other} viennent de tournois différents&#xa0;: {what} diffère</translation>
    </message>
    <message>
        <source>{one} and {other} have the same games, {first} to {last}</source>
        <translation>{one} et {other} ont en commun les parties {first} à {last}</translation>
    </message>
    <message>
        <source>The chances of a flight of Lucky Loop that aims at the most points on average. In a programme a failure and a result under 8 count 0; in the free programme every success is valid, and a failure counts -2.</source>
        <translation>Les chances d’un vol de Lucky Loop qui vise le plus de points en moyenne. Dans un programme, un échec ou un résultat inférieur à 8 compte 0&#xa0;; dans le programme libre, toute réussite est valable, et un échec compte -2.</translation>
    </message>
    <message>
        <source>by difficulty (4,7,12), or by figure and difficulty (R4,L7,T12): {figures}</source>
        <translation>par difficulté (4,7,12), ou par figure et difficulté (R4,L7,T12)&#xa0;: {figures}</translation>
    </message>
    <message>
        <source>bonus tokens to spend (default: 0)</source>
        <translation>jetons bonus à dépenser (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>fly the cards as a free programme</source>
        <translation>voler les cartes en programme libre</translation>
    </message>
    <message>
        <source>the highlighted card of it: 1 is the first</source>
        <translation>la carte du temps fort&#xa0;: 1 est la première</translation>
    </message>
    <message>
        <source>print the result for a program</source>
        <translation>afficher le résultat pour un programme informatique</translation>
    </message>
    <message>
        <source>--tokens must be from 0 to {most}, as many as the box has</source>
        <translation>--tokens doit être compris entre 0 et {most}, le contenu de la boîte</translation>
    </message>
    <message>
        <source>only a free programme has a highlighted card; add --free</source>
        <translation>seul un programme libre a un temps fort&#xa0;; ajoutez --free</translation>
    </message>
    <message>
        <source>a programme has {right} cards, not {count}; a free programme needs --free</source>
        <translation>un programme a {right} cartes, pas {count}&#xa0;; un programme libre demande --free</translation>
    </message>
    <message>
        <source>the three cards of a programme have different figures</source>
        <translation>les trois cartes d’un programme ont des figures différentes</translation>
    </message>
    <message>
        <source>there is no card {word}; name cards by difficulty, {least} to {most}, with or without the letter of the figure ({figures})</source>
        <translation>il n’y a pas de carte {word}&#xa0;; nommez les cartes par leur difficulté, de {least} à {most}, avec ou sans la lettre de la figure ({figures})</translation>
    </message>
    <message>
        <source>the box has only {there} of {word}, not {count}</source>
        <translation>la boîte a seulement {there} cartes {word}, pas {count}</translation>
    </message>
    <message>
        <source>a free programme has {least} to {most} cards, not {count}</source>
        <translation>un programme libre a de {least} à {most} cartes, pas {count}</translation>
    </message>
    <message>
        <source>--free needs --highlight with one of its cards, 1 to {last}</source>
        <translation>--free demande --highlight avec l’une de ses cartes, de 1 à {last}</translation>
    </message>
    <message>
        <source>success</source>
        <translation>réussite</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>valable</translation>
    </message>
    <message>
        <source>12 or more</source>
        <translation>12 ou plus</translation>
    </message>
    <message>
        <source>20 or more</source>
        <translation>20 ou plus</translation>
    </message>
    <message>
        <source>expected points</source>
        <translation>points attendus</translation>
    </message>
    <message>
        <source>a game, or a saved one to go on with: {games} (default: {usual})</source>
        <translation>un jeu, ou une partie enregistrée à poursuivre&#xa0;: {games} (par défaut&#xa0;: {usual})</translation>
    </message>
    <message>
        <source>how many of them sit here (default: 1)</source>
        <translation>combien d’entre eux sont assis ici (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>who plays the other seats: {levels} (default: {usual}, or as saved)</source>
        <translation>qui joue aux autres places&#xa0;: {levels} (par défaut&#xa0;: {usual}, ou comme enregistré)</translation>
    </message>
    <message>
        <source>deal as this number says (default: by chance)</source>
        <translation>distribuer selon ce nombre (par défaut&#xa0;: au hasard)</translation>
    </message>
    <message>
        <source>{humans} people can&apos;t sit on {seats} seats</source>
        <translation>{humans} personnes ne tiennent pas sur {seats} places</translation>
    </message>
    <message>
        <source>--{option} is for a new game; a saved one has its people, seats and options</source>
        <translation>--{option} est pour une nouvelle partie&#xa0;; une partie enregistrée a déjà ses joueurs, ses places et ses options</translation>
    </message>
    <message>
        <source>there is no game and no file {name}; the games are {games}</source>
        <translation>il n’y a ni jeu ni fichier {name}&#xa0;; les jeux sont {games}</translation>
    </message>
    <message>
        <source>, {time} left</source>
        <translation>, encore {time}</translation>
    </message>
    <message>
        <source>list the games, or the options of one</source>
        <translation>lister les jeux, ou les options d’un jeu</translation>
    </message>
    <message>
        <source>let bots play each other</source>
        <translation>faire jouer des robots entre eux</translation>
    </message>
    <message>
        <source>merge the results of a tournament played in parts</source>
        <translation>réunir les résultats d’un tournoi joué par morceaux</translation>
    </message>
    <message>
        <source>print the log of a saved game</source>
        <translation>afficher le journal d’une partie enregistrée</translation>
    </message>
    <message>
        <source>say what decisions and luck were worth</source>
        <translation>dire ce que valaient les décisions et la chance</translation>
    </message>
    <message>
        <source>check saved games</source>
        <translation>vérifier des parties enregistrées</translation>
    </message>
    <message>
        <source>draw the table of a saved game</source>
        <translation>dessiner la table d’une partie enregistrée</translation>
    </message>
    <message>
        <source>write a saved game as an animation, a picture or a text</source>
        <translation>écrire une partie enregistrée en animation, en image ou en texte</translation>
    </message>
    <message>
        <source>the finished games, and who won them</source>
        <translation>les parties terminées, et qui les a gagnées</translation>
    </message>
    <message>
        <source>the chances of a flight of Lucky Loop</source>
        <translation>les chances d’un vol de Lucky Loop</translation>
    </message>
    <message>
        <source>play in the terminal</source>
        <translation>jouer dans le terminal</translation>
    </message>
    <message>
        <source>Voltige&apos;s games without a window.</source>
        <translation>Les jeux de Voltige sans fenêtre.</translation>
    </message>
    <message>
        <source>the picture to write, such as table.png</source>
        <translation>l’image à écrire, par exemple table.png</translation>
    </message>
    <message>
        <source>in pixels (default: 1600x1000)</source>
        <translation>en pixels (par défaut&#xa0;: 1600x1000)</translation>
    </message>
    <message>
        <source>by day or by night (default: light)</source>
        <translation>de jour ou de nuit (par défaut&#xa0;: light)</translation>
    </message>
    <message>
        <source>can&apos;t write a picture to {file}</source>
        <translation>impossible d’écrire une image dans {file}</translation>
    </message>
    <message>
        <source>--size is WIDTHxHEIGHT, 100 to {most} each, as in 1280x800; not {size}</source>
        <translation>--size est LARGEURxHAUTEUR, de 100 à {most} chacune, comme 1280x800&#xa0;; pas {size}</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>une partie enregistrée</translation>
    </message>
    <message>
        <source>only the first N entries</source>
        <translation>seulement les N premières entrées</translation>
    </message>
    <message>
        <source>as seat S (0, 1, …) sees it; default: a spectator</source>
        <translation>comme la voit la place S (0, 1, …)&#xa0;; par défaut&#xa0;: un spectateur</translation>
    </message>
    <message>
        <source>{file}: there is no seat {seat}; they are 0 to {last}</source>
        <translation>{file}&#xa0;: il n’y a pas de place {seat}&#xa0;; elles vont de 0 à {last}</translation>
    </message>
    <message>
        <source>{file}: there is no entry {entry} among {entries}</source>
        <translation>{file}&#xa0;: il n’y a pas d’entrée {entry} parmi {entries}</translation>
    </message>
    <message>
        <source>print the position at the end, for a program</source>
        <translation>afficher la position finale pour un programme informatique</translation>
    </message>
    <message>
        <source>The rules have changed since; this is the last saved position, as it goes on under today&apos;s.</source>
        <translation>Les règles ont changé depuis&#xa0;; voici la dernière position enregistrée, telle qu’elle continue selon les règles d’aujourd’hui.</translation>
    </message>
    <message>
        <source>{file}: fine, {game}, {entries} entries</source>
        <translation>{file}&#xa0;: en ordre, {game}, {entries} entrées</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>%n game</comment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {games}, {moves} moves each, {speed} moves a second</source>
        <translation>{game}, {seats} places&#xa0;: {games}, {moves} coups chacune, {speed} coups par seconde</translation>
    </message>
    <message>
        <source>  seat {seat}: {wins} wins, mean score {score}</source>
        <translation>  place {seat}&#xa0;: {wins} victoires, score moyen {score}</translation>
    </message>
    <message>
        <source>  {level}: {wins} wins of {games}, {rate} (95 %: {low} to {high})</source>
        <translation>  {level}&#xa0;: {wins} victoires sur {games}, {rate} (95&#xa0;%&#xa0;: {low} à {high})</translation>
    </message>
    <message>
        <source>Bots play each other. A game depends on the seed and its number alone, so that bots which don&apos;t think, and all bots with --nodes, play the same games on every machine, with any --jobs and on a --cluster. With --seconds bots that think play differently each time.</source>
        <translation>Des robots jouent entre eux. Une partie ne dépend que de la graine et de son numéro&#xa0;: les robots qui ne réfléchissent pas, et tous les robots avec --nodes, jouent les mêmes parties sur toutes les machines, quel que soit --jobs et sur une grappe (--cluster). Avec --seconds, les robots qui réfléchissent jouent chaque fois autrement.</translation>
    </message>
    <message>
        <source>which game</source>
        <translation>quel jeu</translation>
    </message>
    <message>
        <source>how many games (default: {games})</source>
        <translation>combien de parties (par défaut&#xa0;: {games})</translation>
    </message>
    <message>
        <source>the number of the first game, to play a tournament in parts (default: 0)</source>
        <translation>le numéro de la première partie, pour jouer un tournoi par morceaux (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>another number deals other cards (default: {seed})</source>
        <translation>un autre nombre distribue d’autres cartes (par défaut&#xa0;: {seed})</translation>
    </message>
    <message>
        <source>a level, or one for each seat: {levels} (default: random)</source>
        <translation>un niveau, ou un par place&#xa0;: {levels} (par défaut&#xa0;: random)</translation>
    </message>
    <message>
        <source>play every deal from all seats: the bots change seats, nature&apos;s luck stays</source>
        <translation>jouer chaque donne de toutes les places&#xa0;: les robots changent de place, le hasard reste le même</translation>
    </message>
    <message>
        <source>how many processes play (default: 1)</source>
        <translation>combien de processus jouent (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>write every game there as a .voltige file</source>
        <translation>y écrire chaque partie dans un fichier .voltige</translation>
    </message>
    <message>
        <source>stopped after {done} of {games} games</source>
        <translation>arrêté après {done} parties sur {games}</translation>
    </message>
    <message>
        <source>{reason}; {done} of {games} games are finished</source>
        <translation>{reason}&#xa0;; {done} parties sur {games} sont finies</translation>
    </message>
    <message>
        <source>{bots} bots for {seats} seats</source>
        <translation>{bots} robots pour {seats} places</translation>
    </message>
    <message>
        <source>--games and --jobs must be at least 1</source>
        <translation>--games et --jobs doivent valoir au moins 1</translation>
    </message>
    <message>
        <source>--first must be at least 0</source>
        <translation>--first doit valoir au moins 0</translation>
    </message>
    <message>
        <source>can&apos;t write to {folder}: {reason}</source>
        <translation>impossible d’écrire dans {folder}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>with --rotate {games} games share a deal, and --first must be a multiple of that</source>
        <translation>avec --rotate, {games} parties ont la même donne, et --first doit en être un multiple</translation>
    </message>
    <message>
        <source>number of players (default: the fewest)</source>
        <translation>nombre de joueurs (par défaut&#xa0;: le plus petit)</translation>
    </message>
    <message>
        <source>an option of the game; “voltige-cli games GAME” lists them</source>
        <translation>une option du jeu&#xa0;; «&#xa0;voltige-cli games GAME&#xa0;» les donne toutes</translation>
    </message>
    <message>
        <source>there is no bot {level}; there are {levels}</source>
        <translation>il n’y a pas de robot {level}&#xa0;; il y a {levels}</translation>
    </message>
    <message>
        <source>a seed is a number from 0 to {most}</source>
        <translation>une graine est un nombre de 0 à {most}</translation>
    </message>
    <message>
        <source>{game} is for {least} to {most} players, not {seats}</source>
        <translation>{game} se joue de {least} à {most}, pas à {seats}</translation>
    </message>
    <message>
        <source>begins: there is no seat {seat}; they are 0 to {last}</source>
        <translation>begins&#xa0;: il n’y a pas de place {seat}&#xa0;; elles vont de 0 à {last}</translation>
    </message>
    <message>
        <source>{game} has no option {name}; it has {options}</source>
        <translation>{game} n’a pas d’option {name}&#xa0;; il a {options}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>{name} is {values}, not {word}</source>
        <translation>{name} est {values}, pas {word}</translation>
    </message>
    <message>
        <source>the review can&apos;t go on: {reason}</source>
        <translation>l’analyse ne peut pas continuer&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Says of every decision of a finished game what it gave away, from what its player could see, and who was lucky. The same file gives the same review on every machine and with any --jobs. A review that lies beside the file and is thorough enough is not made again.</source>
        <translation>Dit de chaque décision d’une partie terminée ce qu’elle a coûté, d’après ce que son joueur pouvait voir, et qui a eu de la chance. Le même fichier donne la même analyse sur toutes les machines et avec n’importe quel --jobs. Une analyse assez approfondie qui se trouve à côté du fichier n’est pas refaite.</translation>
    </message>
    <message>
        <source>how thorough: so much thought for each decision (default: {nodes})</source>
        <translation>à quel point approfondir&#xa0;: tant de réflexion pour chaque décision (par défaut&#xa0;: {nodes})</translation>
    </message>
    <message>
        <source>how many processes review (default: 1)</source>
        <translation>combien de processus analysent (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>keep the review beside the file, where the window finds it</source>
        <translation>conserver l’analyse à côté du fichier, où la fenêtre la trouve</translation>
    </message>
    <message>
        <source>print the review for a program</source>
        <translation>afficher l’analyse pour un programme</translation>
    </message>
    <message>
        <source>--nodes and --jobs must be at least 1</source>
        <translation>--nodes et --jobs doivent valoir au moins 1</translation>
    </message>
    <message>
        <source>{file}: the game isn&apos;t over; a review would tell what nobody may know yet</source>
        <translation>{file}&#xa0;: la partie n’est pas terminée&#xa0;; une analyse dirait ce que personne ne doit encore savoir</translation>
    </message>
    <message>
        <source>can&apos;t write {file}: {reason}</source>
        <translation>impossible d’écrire {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>there is no game {game}; there are {games}</source>
        <translation>il n’y a pas de jeu {game}&#xa0;; il y a {games}</translation>
    </message>
    <message>
        <source>A table for flying and flicking games.</source>
        <translation>Une table pour des jeux d’avions et de pichenettes.</translation>
    </message>
    <message>
        <source>a saved game to open</source>
        <translation>une partie enregistrée à ouvrir</translation>
    </message>
    <message>
        <source>set a table of one of these: {games}</source>
        <translation>dresser une table d’un de ces jeux&#xa0;: {games}</translation>
    </message>
    <message>
        <source>put Voltige into your menu, and let saved games open with it</source>
        <translation>mettre Voltige dans votre menu, et lui faire ouvrir les parties enregistrées</translation>
    </message>
    <message>
        <source>take that back without a trace</source>
        <translation>défaire cela sans laisser de trace</translation>
    </message>
    <message>
        <source>there is no display: start it from a graphical session, with `ssh -X`, or under `xvfb-run`; `voltige-cli play` works in a terminal</source>
        <translation>il n’y a pas d’écran&#xa0;: lancez-le depuis une session graphique, avec `ssh -X` ou sous `xvfb-run`&#xa0;; `voltige-cli play` marche dans un terminal</translation>
    </message>
    <message>
        <source>the display {name} does not answer or refuses access; is {variable} right?</source>
        <translation>l’écran {name} ne répond pas ou refuse l’accès&#xa0;; {variable} est-il juste&#xa0;?</translation>
    </message>
    <message>
        <source>Qt needs system libraries that are missing here; please install {libraries}</source>
        <translation>il manque ici des bibliothèques système dont Qt a besoin&#xa0;; installez {libraries}</translation>
    </message>
    <message>
        <source>Qt needs system libraries that are missing here ({library}); please run: {command}</source>
        <translation>il manque ici des bibliothèques système dont Qt a besoin ({library})&#xa0;; lancez&#xa0;: {command}</translation>
    </message>
    <message>
        <source>{library} and {count} more</source>
        <translation>{library} et {count} autres</translation>
    </message>
    <message>
        <source>print the version and leave</source>
        <translation>afficher la version et quitter</translation>
    </message>
    <message>
        <source>no Dask scheduler answers at {address}; it has to be named like {example}</source>
        <translation>aucun ordonnanceur Dask ne répond à {address}&#xa0;; son adresse ressemble à {example}</translation>
    </message>
    <message>
        <source>let the workers of this Dask scheduler play, such as {example}</source>
        <translation>faire jouer les ouvriers de cet ordonnanceur Dask, par exemple {example}</translation>
    </message>
    <message>
        <source>what to write: an animation (.webp), a picture (.png) or a text (.txt, .md)</source>
        <translation>ce qu’il faut écrire&#xa0;: une animation (.webp), une image (.png) ou un texte (.txt, .md)</translation>
    </message>
    <message>
        <source>in pixels (default: 640x400; of a picture 1600x1000)</source>
        <translation>en pixels (par défaut&#xa0;: 640x400&#xa0;; pour une image 1600x1000)</translation>
    </message>
    <message>
        <source>for how long a move is seen in an animation (default: 1)</source>
        <translation>combien de secondes un coup est visible dans une animation (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>--seconds-per-move is from {least} to {most}; not {given}</source>
        <translation>--seconds-per-move va de {least} à {most}&#xa0;; pas {given}</translation>
    </message>
    <message>
        <source>{file}: the name has to end in .webp, .png, .txt or .md</source>
        <translation>{file}&#xa0;: le nom doit finir par .webp, .png, .txt ou .md</translation>
    </message>
    <message>
        <source>can&apos;t write {path}: {reason}</source>
        <translation>impossible d’écrire {path}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the language of the game&apos;s words (default: yours)</source>
        <translation>la langue des mots du jeu (par défaut&#xa0;: la vôtre)</translation>
    </message>
    <message>
        <source>as comma-separated values, a line for each seat</source>
        <translation>en valeurs séparées par des virgules, une ligne par place</translation>
    </message>
    <message>
        <source>only this game: {games}</source>
        <translation>seulement ce jeu&#xa0;: {games}</translation>
    </message>
    <message>
        <source>only games of this person, or of bots of this level ({levels})</source>
        <translation>seulement les parties de cette personne, ou des robots de ce niveau ({levels})</translation>
    </message>
    <message>
        <source>the record can&apos;t be read: {reason}</source>
        <translation>impossible de lire le palmarès&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>nobody called {name} is in the record</source>
        <translation>personne ne s’appelle {name} dans le palmarès</translation>
    </message>
    <message>
        <source>No finished games are in the record.</source>
        <translation>Le palmarès ne contient aucune partie terminée.</translation>
    </message>
    <message>
        <source>{wins} of {games} won ({share})</source>
        <translation>{wins} gagnées sur {games} ({share})</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message>
        <source>Welcome aboard</source>
        <translation>Bienvenue à bord</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Manche {round} finie</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>The first player is about to be drawn.</source>
        <translation>On va tirer au sort le premier joueur.</translation>
    </message>
    <message>
        <source>The first player is being drawn.</source>
        <translation>On tire au sort le premier joueur.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Les dés roulent.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la manche est finie</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>{name}: {points}, {cards} in hand</source>
        <translation>{name}&#xa0;: {points}, {cards} en main</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>une carte cachée</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory.</source>
        <comment>{names} wins.</comment>
        <translation>
            <numerusform>{names} gagne.</numerusform>
            <numerusform>{names} partagent la victoire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {names} share the victory.</source>
        <comment>The game is over: {names} wins.</comment>
        <translation>
            <numerusform>La partie est finie&#xa0;: {names} gagne.</numerusform>
            <numerusform>La partie est finie&#xa0;: {names} partagent la victoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over. Congratulations, {names}!</source>
        <translation>La partie est finie. Bravo, {names}&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win!</source>
        <comment>{names} wins!</comment>
        <translation>
            <numerusform>{names} gagne&#xa0;!</numerusform>
            <numerusform>{names} gagnent&#xa0;!</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>D</source>
        <translation>P</translation>
    </message>
    <message>
        <source>R</source>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <translation>{whole},{decimals}</translation>
    </message>
</context>
<context>
    <name>jump</name>
    <message>
        <source>New cards within a session</source>
        <translation>Nouvelles cartes en cours de manche</translation>
    </message>
    <message>
        <source>A player with only the jump card left draws six new cards, or (by the French rules) nobody draws before the session ends.</source>
        <translation>Celui à qui il ne reste que sa carte saut pioche six cartes, ou bien (comme le veut la règle française) personne ne pioche avant la fin de la manche.</translation>
    </message>
    <message>
        <source>for an empty hand</source>
        <translation>quand la main est vide</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>By the rules, the youngest player gets the black pawn first. Name that player, or let the draw decide.</source>
        <translation>D’après la règle, le plus jeune reçoit d’abord le pion noir. Désignez-le, ou laissez faire le sort.</translation>
    </message>
    <message>
        <source>Parachutists, wind and hidden cards</source>
        <translation>Parachutistes, vent et cartes cachées</translation>
    </message>
    <message>
        <source>You have already picked your card.</source>
        <translation>Vous avez déjà choisi votre carte.</translation>
    </message>
    <message>
        <source>You have already said whether your wind blows.</source>
        <translation>Vous avez déjà dit si votre vent souffle.</translation>
    </message>
    <message>
        <source>First the cards are shuffled.</source>
        <translation>D’abord, on mélange les cartes.</translation>
    </message>
    <message>
        <source>Now pick a card and lay it face down.</source>
        <translation>Choisissez maintenant une carte et posez-la face cachée.</translation>
    </message>
    <message>
        <source>Your card is white: say which plane it moves.</source>
        <translation>Votre carte est blanche&#xa0;: dites quel avion elle déplace.</translation>
    </message>
    <message>
        <source>Wait: first the cards are shuffled, or lots are drawn.</source>
        <translation>Attendez&#xa0;: on mélange les cartes ou on tire au sort.</translation>
    </message>
    <message>
        <source>First, the draw decides who gets the black pawn.</source>
        <translation>D’abord, le sort désigne celui qui reçoit le pion noir.</translation>
    </message>
    <message>
        <source>Now your next parachutist gets in: they go by their numbers.</source>
        <translation>C’est à votre prochain parachutiste de monter&#xa0;: ils embarquent dans l’ordre de leurs numéros.</translation>
    </message>
    <message>
        <source>Somebody is jumping: say whether your wind blows.</source>
        <translation>Quelqu’un saute&#xa0;: dites si votre vent souffle.</translation>
    </message>
    <message>
        <source>Now say which of your parachutists jumps.</source>
        <translation>Dites maintenant lequel de vos parachutistes saute.</translation>
    </message>
    <message>
        <source>Your wind blows: move the parachutist one column.</source>
        <translation>Votre vent souffle&#xa0;: déplacez le parachutiste d’une colonne.</translation>
    </message>
    <message>
        <source>Now move one of your parachutists to another place.</source>
        <translation>Déplacez maintenant l’un de vos parachutistes vers un autre siège.</translation>
    </message>
    <message>
        <source>The session is over: start the next one.</source>
        <translation>La manche est finie&#xa0;: commencez la suivante.</translation>
    </message>
    <message>
        <source>There is no such place: a plane has {places} of them.</source>
        <translation>Ce siège n’existe pas&#xa0;: un avion en a {places}.</translation>
    </message>
    <message>
        <source>Somebody already sits there.</source>
        <translation>Quelqu’un est déjà assis là.</translation>
    </message>
    <message>
        <source>You don&apos;t have that card in your hand.</source>
        <translation>Vous n’avez pas cette carte en main.</translation>
    </message>
    <message>
        <source>That plane has reached the end of its track.</source>
        <translation>Cet avion est au bout de sa piste.</translation>
    </message>
    <message>
        <source>Your card is not a wind.</source>
        <translation>Votre carte n’est pas un vent.</translation>
    </message>
    <message>
        <source>A wind blows one column, towards the sea or back.</source>
        <translation>Un vent pousse d’une colonne, vers la mer ou en arrière.</translation>
    </message>
    <message>
        <source>That is not your parachutist.</source>
        <translation>Ce n’est pas votre parachutiste.</translation>
    </message>
    <message>
        <source>That parachutist has already jumped.</source>
        <translation>Ce parachutiste a déjà sauté.</translation>
    </message>
    <message>
        <source>It already sits there: choose another place.</source>
        <translation>Il est déjà assis là&#xa0;: choisissez un autre siège.</translation>
    </message>
    <message>
        <source>Session {session} of {sessions}. {name} holds the black pawn.</source>
        <translation>Manche {session} sur {sessions}. {name} a le pion noir.</translation>
    </message>
    <message>
        <source>Score: {scores}.</source>
        <translation>Score&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>{pawn} is in the air above column {column}.</source>
        <translation>{pawn} est en l’air, au-dessus de la colonne {column}.</translation>
    </message>
    <message>
        <source>Cards in the deck: {deck}. Discarded: {discards}.</source>
        <translation>Cartes dans la pioche&#xa0;: {deck}. Dans la défausse&#xa0;: {discards}.</translation>
    </message>
    <message>
        <source>Sit in {plane}, {place}</source>
        <translation>Monter dans {plane}, {place}</translation>
    </message>
    <message>
        <source>Pick {card}</source>
        <translation>Choisir {card}</translation>
    </message>
    <message>
        <source>Move {plane} by {step}</source>
        <translation>Déplacer {plane}&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Let the wind blow</source>
        <translation>Laisser souffler le vent</translation>
    </message>
    <message>
        <source>No wind from me</source>
        <translation>Ne pas laisser souffler de vent</translation>
    </message>
    <message>
        <source>Jump with {pawn}</source>
        <translation>Faire sauter {pawn}</translation>
    </message>
    <message>
        <source>Blow the parachutist one column towards the sea</source>
        <translation>Pousser le parachutiste d’une colonne vers la mer</translation>
    </message>
    <message>
        <source>Blow the parachutist one column back</source>
        <translation>Pousser le parachutiste d’une colonne en arrière</translation>
    </message>
    <message>
        <source>Move {pawn} to {plane}, {place}</source>
        <translation>Déplacer {pawn} vers {plane}, {place}</translation>
    </message>
    <message>
        <source>Start the next session</source>
        <translation>Commencer la manche suivante</translation>
    </message>
    <message>
        <source>{name} gets the black pawn first.</source>
        <translation>Le sort donne le pion noir à {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are shuffled into a new deck.</source>
        <comment>%n card is shuffled into a new deck.</comment>
        <translation>
            <numerusform>On mélange une nouvelle pioche de %n carte.</numerusform>
            <numerusform>On mélange une nouvelle pioche de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws cards: {count}.</source>
        <translation>{name} pioche des cartes&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>{pawn} gets into {plane}, {place}.</source>
        <translation>{pawn} monte dans {plane}, {place}.</translation>
    </message>
    <message>
        <source>{name} shows {card}.</source>
        <translation>{name} montre {card}.</translation>
    </message>
    <message>
        <source>{name} lets no wind blow.</source>
        <translation>{name} ne laisse pas souffler de vent.</translation>
    </message>
    <message>
        <source>{name}&apos;s wind lies open and waits for a jump.</source>
        <translation>Le vent joué par {name} reste face visible et attend un saut.</translation>
    </message>
    <message>
        <source>{name} lets the wind blow!</source>
        <translation>{name} laisse souffler le vent&#xa0;!</translation>
    </message>
    <message>
        <source>The black pawn goes to {name}.</source>
        <translation>Le pion noir passe à {name}.</translation>
    </message>
    <message>
        <source>Session {session} is over: {totals}.</source>
        <translation>La manche {session} est finie&#xa0;: {totals}.</translation>
    </message>
    <message>
        <source>Session {session} begins: the planes are back.</source>
        <translation>La manche {session} commence&#xa0;: les avions sont revenus.</translation>
    </message>
    <message>
        <source>{pawn} jumps out of {plane} above column {column}.</source>
        <translation>{pawn} saute de {plane} au-dessus de la colonne {column}.</translation>
    </message>
    <message>
        <source>{name}&apos;s wind blows {pawn} to column {column}.</source>
        <translation>Avec le vent, {name} pousse {pawn} dans la colonne {column}.</translation>
    </message>
    <message>
        <source>{pawn} lands {where}.</source>
        <translation>{pawn} se pose {where}.</translation>
    </message>
    <message>
        <source>Everyone must leave {plane}: {pawns}.</source>
        <translation>Tout le monde descend de {plane}&#xa0;: {pawns}.</translation>
    </message>
    <message>
        <source>{pawn} moves to {plane}, {place}.</source>
        <translation>{pawn} passe dans {plane}, {place}.</translation>
    </message>
    <message>
        <source>{pawn} swaps places with {other} in {plane}, {place}.</source>
        <translation>{pawn} échange sa place avec {other} dans {plane}, {place}.</translation>
    </message>
    <message>
        <source>{plane} reaches the end of its track.</source>
        <translation>{plane} atteint le bout de sa piste.</translation>
    </message>
    <message>
        <source>{plane} stays on its start space.</source>
        <translation>{plane} reste sur sa case de départ.</translation>
    </message>
    <message>
        <source>{plane} flies back to its start space.</source>
        <translation>{plane} recule jusqu’à sa case de départ.</translation>
    </message>
    <message>
        <source>{plane} flies back to column {column}.</source>
        <translation>{plane} recule jusqu’à la colonne {column}.</translation>
    </message>
    <message>
        <source>{plane} flies on to column {column}.</source>
        <translation>{plane} avance jusqu’à la colonne {column}.</translation>
    </message>
    <message>
        <source>{pawn} ({place})</source>
        <translation>{pawn} ({place})</translation>
    </message>
    <message>
        <source>{plane} is on its start space. Aboard: {pawns}.</source>
        <translation>{plane} est sur sa case de départ. À bord&#xa0;: {pawns}.</translation>
    </message>
    <message>
        <source>{plane} is above column {column}. Aboard: {pawns}.</source>
        <translation>{plane} est au-dessus de la colonne {column}. À bord&#xa0;: {pawns}.</translation>
    </message>
    <message>
        <source>{pawn} {where}</source>
        <translation>{pawn} {where}</translation>
    </message>
    <message>
        <source>Landed: {pawns}.</source>
        <translation>Au sol&#xa0;: {pawns}.</translation>
    </message>
    <message>
        <source>still picking</source>
        <translation>choisit encore</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Sur la table&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Good places: {pawns}.</source>
        <translation>Bons points&#xa0;: {pawns}.</translation>
    </message>
    <message>
        <source>Wet places: {pawns}.</source>
        <translation>Mauvais points&#xa0;: {pawns}.</translation>
    </message>
    <message>
        <source>This session: {totals}.</source>
        <translation>Cette manche&#xa0;: {totals}.</translation>
    </message>
    <message>
        <source>{name}&apos;s parachutist {number}</source>
        <translation>{name} n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>the red plane</source>
        <translation>l’avion rouge</translation>
    </message>
    <message>
        <source>the yellow plane</source>
        <translation>l’avion jaune</translation>
    </message>
    <message>
        <source>row {row}, seat {seat}</source>
        <translation>rangée {row}, siège {seat}</translation>
    </message>
    <message>
        <source>The red plane</source>
        <translation>L’avion rouge</translation>
    </message>
    <message>
        <source>The yellow plane</source>
        <translation>L’avion jaune</translation>
    </message>
    <message>
        <source>{card}, waiting for a jump</source>
        <translation>{card}, en attente d’un saut</translation>
    </message>
    <message>
        <source>Red {step}</source>
        <translation>Rouge {step}</translation>
    </message>
    <message>
        <source>Yellow {step}</source>
        <translation>Jaune {step}</translation>
    </message>
    <message>
        <source>White {step}</source>
        <translation>Blanche {step}</translation>
    </message>
    <message>
        <source>Jumping forbidden</source>
        <translation>Interdiction de sauter</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Prendre un siège</translation>
    </message>
    <message>
        <source>Pick a card</source>
        <translation>Choisir une carte</translation>
    </message>
    <message>
        <source>Choose a plane</source>
        <translation>Choisir un avion</translation>
    </message>
    <message>
        <source>Answer for the wind</source>
        <translation>Répondre pour le vent</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Saut</translation>
    </message>
    <message>
        <source>Blow</source>
        <translation>Souffler</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Changer de place</translation>
    </message>
    <message>
        <source>Next session</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>On mélange les cartes.</translation>
    </message>
    <message>
        <source>Your card is laid</source>
        <translation>Carte posée</translation>
    </message>
    <message>
        <source>Still picking: {names}.</source>
        <translation>On attend encore&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>They are turned over one by one, {name}&apos;s first.</source>
        <translation>On les retourne une à une&#xa0;; {name} commence.</translation>
    </message>
    <message>
        <source>All cards lie face down</source>
        <translation>Les cartes sont posées</translation>
    </message>
    <message>
        <source>The trick is over</source>
        <translation>Le tour est fini</translation>
    </message>
    <message>
        <source>The wind that waited blows nobody about.</source>
        <translation>Le vent en attente n’emporte personne.</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Votre carte</translation>
    </message>
    <message>
        <source>Jumping is forbidden in this trick: nobody jumps.</source>
        <translation>Il est interdit de sauter ce tour-ci&#xa0;: personne ne saute.</translation>
    </message>
    <message>
        <source>All aboard</source>
        <translation>Embarquement</translation>
    </message>
    <message>
        <source>A new trick</source>
        <translation>Nouveau tour</translation>
    </message>
    <message>
        <source>Does the wind blow?</source>
        <translation>Le vent souffle&#xa0;?</translation>
    </message>
    <message>
        <source>Jump!</source>
        <translation>Saut&#xa0;!</translation>
    </message>
    <message>
        <source>No jump in this trick!</source>
        <translation>Pas de saut ce tour-ci&#xa0;!</translation>
    </message>
    <message>
        <source>Waits for a jump</source>
        <translation>Attend un saut</translation>
    </message>
    <message>
        <source>The wind blows!</source>
        <translation>Le vent souffle&#xa0;!</translation>
    </message>
    <message>
        <source>{name} begins the next trick</source>
        <translation>{name} commence le prochain tour</translation>
    </message>
    <message>
        <source>New cards: {count}</source>
        <translation>Nouvelles cartes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Jumps above column {column}</source>
        <translation>Saute au-dessus de la colonne {column}</translation>
    </message>
    <message>
        <source>{name}&apos;s wind: to column {column}</source>
        <translation>Vent ({name})&#xa0;: colonne {column}</translation>
    </message>
    <message>
        <source>{pawn} changes places</source>
        <translation>{pawn} change de place</translation>
    </message>
    <message>
        <source>{pawn} swaps with {other}</source>
        <translation>{pawn} échange sa place avec {other}</translation>
    </message>
    <message>
        <source>{plane} reaches the end of its track</source>
        <translation>{plane} arrive au bout de sa piste</translation>
    </message>
    <message>
        <source>{plane} stays on its start space</source>
        <translation>{plane} reste au départ</translation>
    </message>
    <message>
        <source>{plane} flies back to the start</source>
        <translation>{plane} recule jusqu’au départ</translation>
    </message>
    <message>
        <source>{plane} flies back {step}</source>
        <translation>{plane} recule de {step}</translation>
    </message>
    <message>
        <source>{plane} flies {step}</source>
        <translation>{plane} avance de {step}</translation>
    </message>
    <message>
        <source>Nothing: the plane is already out</source>
        <translation>Sans effet&#xa0;: l’avion est déjà arrivé</translation>
    </message>
    <message>
        <source>Nothing: nobody is left aboard</source>
        <translation>Sans effet&#xa0;: plus personne à bord</translation>
    </message>
    <message>
        <source>Forbidden: nobody jumps</source>
        <translation>Interdit&#xa0;: personne ne saute</translation>
    </message>
    <message>
        <source>The wind blows nobody about</source>
        <translation>Le vent n’emporte personne</translation>
    </message>
    <message numerus="yes">
        <source>%n parachutists must jump!</source>
        <comment>%n parachutist must jump!</comment>
        <translation>
            <numerusform>%n parachutiste doit sauter&#xa0;!</numerusform>
            <numerusform>%n parachutistes doivent sauter&#xa0;!</numerusform>
        </translation>
    </message>
    <message>
        <source>Session {session} is over</source>
        <translation>Manche {session} finie</translation>
    </message>
    <message>
        <source>{name} puts a parachutist into a plane.</source>
        <translation>{name} place un parachutiste dans un avion.</translation>
    </message>
    <message>
        <source>Still picking: {name}.</source>
        <translation>On attend encore&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} says which plane a white card moves.</source>
        <translation>Carte blanche&#xa0;: {name} choisit l’avion à déplacer.</translation>
    </message>
    <message>
        <source>Still to answer: {name}.</source>
        <translation>On attend encore&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} chooses who jumps.</source>
        <translation>{name} choisit qui saute.</translation>
    </message>
    <message>
        <source>{name} blows the parachutist one column.</source>
        <translation>{name} pousse le parachutiste d’une colonne.</translation>
    </message>
    <message>
        <source>{name} changes a place in the planes.</source>
        <translation>{name} change un parachutiste de place.</translation>
    </message>
    <message>
        <source>{name} starts the next session.</source>
        <translation>{name} commence la manche suivante.</translation>
    </message>
    <message>
        <source>Which plane?</source>
        <translation>Quel avion&#xa0;?</translation>
    </message>
    <message>
        <source>Does your wind blow?</source>
        <translation>Votre vent souffle&#xa0;?</translation>
    </message>
    <message>
        <source>Your wind blows</source>
        <translation>Votre vent souffle</translation>
    </message>
    <message>
        <source>Change of position</source>
        <translation>Changement de place</translation>
    </message>
    <message>
        <source>Session over</source>
        <translation>Manche finie</translation>
    </message>
    <message>
        <source>Drag your parachutist {number} into any free seat of a plane.</source>
        <translation>Glissez votre parachutiste {number} sur une place libre d’un avion.</translation>
    </message>
    <message>
        <source>Have all seen their points? Then session {next} of {sessions} begins.</source>
        <translation>Tout le monde a vu ses points&#xa0;? La manche {next} sur {sessions} peut commencer.</translation>
    </message>
    <message>
        <source>Your card is white: click the plane that flies {step}.</source>
        <translation>Votre carte est blanche ({step})&#xa0;: cliquez sur l’avion à déplacer.</translation>
    </message>
    <message>
        <source>{name} jumps. Everyone with a hidden card is asked; yours is not a wind.</source>
        <translation>{name} saute. On vous demande aussi, mais votre carte n’est pas un vent.</translation>
    </message>
    <message>
        <source>{name} jumps, and nobody else will in this trick: use your wind now, or it is lost.</source>
        <translation>{name} saute, et personne d’autre ne sautera ce tour-ci&#xa0;: utilisez votre vent, sinon il est perdu.</translation>
    </message>
    <message>
        <source>{name} jumps. Your card is a wind: use it now, or keep it for a later jump.</source>
        <translation>{name} saute. Votre carte est un vent&#xa0;: utilisez-le, ou gardez-le pour un autre saut.</translation>
    </message>
    <message>
        <source>Drop one of your parachutists to the ground. No wind blows.</source>
        <translation>Déposez l’un de vos parachutistes au sol. Aucun vent ne souffle.</translation>
    </message>
    <message numerus="yes">
        <source>Drop one of your parachutists to the ground. %n winds will blow.</source>
        <comment>Drop one of your parachutists to the ground. The wind will blow it one column.</comment>
        <translation>
            <numerusform>Déposez l’un de vos parachutistes au sol. Le vent le poussera d’une colonne.</numerusform>
            <numerusform>Déposez l’un de vos parachutistes au sol. %n vents vont souffler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a card onto the board: it lies face down until its turn comes.</source>
        <translation>Glissez une carte sur le plateau&#xa0;: elle reste face cachée jusqu’à son tour.</translation>
    </message>
    <message>
        <source>Blow the parachutist one column, towards the sea or back.</source>
        <translation>Poussez le parachutiste d’une colonne, vers la mer ou en arrière.</translation>
    </message>
    <message>
        <source>Drag one of your parachutists to another seat; a taken one swaps.</source>
        <translation>Glissez l’un de vos parachutistes sur un autre siège&#xa0;; s’il est pris, on échange.</translation>
    </message>
    <message>
        <source>The wind blows</source>
        <translation>Le vent souffle</translation>
    </message>
    <message>
        <source>No wind</source>
        <translation>Pas de vent</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Vent</translation>
    </message>
    <message>
        <source>The red plane flies {step} towards the sea.</source>
        <translation>L’avion rouge avance de {step} vers la mer.</translation>
    </message>
    <message>
        <source>The yellow plane flies {step} towards the sea.</source>
        <translation>L’avion jaune avance de {step} vers la mer.</translation>
    </message>
    <message>
        <source>Either plane flies {step} towards the sea.</source>
        <translation>L’un des deux avions avance de {step} vers la mer.</translation>
    </message>
    <message>
        <source>The red plane flies back {step}.</source>
        <translation>L’avion rouge recule de {step}.</translation>
    </message>
    <message>
        <source>The yellow plane flies back {step}.</source>
        <translation>L’avion jaune recule de {step}.</translation>
    </message>
    <message>
        <source>Either plane flies back {step}.</source>
        <translation>L’un des deux avions recule de {step}.</translation>
    </message>
    <message>
        <source>A parachutist jumps, unless that is forbidden.</source>
        <translation>Un parachutiste saute, sauf si c’est interdit.</translation>
    </message>
    <message>
        <source>A parachutist changes places.</source>
        <translation>Un parachutiste change de place.</translation>
    </message>
    <message>
        <source>Nobody jumps in this trick.</source>
        <translation>Personne ne saute ce tour-ci.</translation>
    </message>
    <message>
        <source>It blows a jumping parachutist one column on or back.</source>
        <translation>Il pousse celui qui saute d’une colonne, vers la mer ou en arrière.</translation>
    </message>
    <message>
        <source>in column {column}, outer space</source>
        <translation>dans la colonne {column}, case extérieure</translation>
    </message>
    <message>
        <source>in column {column}, inner space</source>
        <translation>dans la colonne {column}, case intérieure</translation>
    </message>
    <message>
        <source>in the lake</source>
        <translation>dans le lac</translation>
    </message>
    <message>
        <source>on the island</source>
        <translation>sur l’île</translation>
    </message>
    <message>
        <source>Nothing happens: that plane is at the end of its track.</source>
        <translation>Il ne se passe rien&#xa0;: cet avion est au bout de sa piste.</translation>
    </message>
    <message>
        <source>Nothing happens: {name} has nobody left in a plane.</source>
        <translation>Il ne se passe rien&#xa0;: {name} n’a plus personne à bord.</translation>
    </message>
    <message>
        <source>Jumping is forbidden: {name}&apos;s parachutists stay on board.</source>
        <translation>Interdiction de sauter&#xa0;: pour {name}, personne ne saute.</translation>
    </message>
    <message>
        <source>{name}&apos;s wind blows nobody about.</source>
        <translation>Le vent joué par {name} ne pousse personne.</translation>
    </message>
    <message>
        <source>outer</source>
        <translation>ext.</translation>
    </message>
    <message>
        <source>inner</source>
        <translation>int.</translation>
    </message>
    <message>
        <source>Session {session}</source>
        <translation>Manche {session}</translation>
    </message>
    <message>
        <source>The ground</source>
        <translation>Le sol</translation>
    </message>
    <message>
        <source>Column {column}</source>
        <translation>Colonne {column}</translation>
    </message>
    <message>
        <source>{plane}, flying back</source>
        <translation>{plane}, en sens inverse</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Session {session} of {sessions}</source>
        <translation>Manche {session} sur {sessions}</translation>
    </message>
    <message>
        <source>Cards in the deck: {count}</source>
        <translation>Cartes dans la pioche&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Discarded: {count}</source>
        <translation>Défausse ({count})</translation>
    </message>
    <message>
        <source>Towards the sea</source>
        <translation>Vers la mer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>En arrière</translation>
    </message>
    <message>
        <source>Lay {card} face down</source>
        <translation>Poser face cachée&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{place}: they swap places</source>
        <translation>{place} (échange)</translation>
    </message>
    <message>
        <source>Your wind blows on this jump</source>
        <translation>Votre vent souffle sur ce saut</translation>
    </message>
    <message>
        <source>Lands {where}</source>
        <translation>Se pose {where}</translation>
    </message>
    <message>
        <source>To column {column}, and the next wind blows</source>
        <translation>Vers la colonne {column}, puis souffle le vent suivant</translation>
    </message>
    <message>
        <source>Above column {column}, and then the wind blows</source>
        <translation>Au-dessus de la colonne {column}, puis le vent souffle</translation>
    </message>
    <message>
        <source>On dry land and on the island</source>
        <translation>Sur la terre et sur l’île</translation>
    </message>
    <message>
        <source>In the sea and in the lake</source>
        <translation>Dans la mer et dans le lac</translation>
    </message>
    <message>
        <source>Your card of the trick</source>
        <translation>Votre carte du tour</translation>
    </message>
    <message>
        <source>The black pawn: {name} begins the trick</source>
        <translation>Le pion noir&#xa0;: {name} commence le tour</translation>
    </message>
    <message>
        <source>{name}&apos;s card of the trick</source>
        <translation>{name}&#xa0;: carte du tour</translation>
    </message>
    <message>
        <source>Card {order} of the trick</source>
        <translation>Carte {order} du tour</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Saute</translation>
    </message>
    <message>
        <source>Wind waits</source>
        <translation>Vent en attente</translation>
    </message>
    <message>
        <source>Takes a seat</source>
        <translation>Embarque</translation>
    </message>
    <message>
        <source>Picking …</source>
        <translation>Choisit…</translation>
    </message>
    <message>
        <source>Steers</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Wind?</source>
        <translation>Vent&#xa0;?</translation>
    </message>
    <message>
        <source>Blows</source>
        <translation>Souffle</translation>
    </message>
    <message>
        <source>Changes places</source>
        <translation>Change de place</translation>
    </message>
    <message>
        <source>parachutists of yours in {plane} then: {count}</source>
        <translation>vos parachutistes dans {plane} seront&#xa0;: {count}</translation>
    </message>
    <message>
        <source>your wind moves whoever jumps by one column</source>
        <translation>votre vent décale d’une colonne le parachutiste qui saute</translation>
    </message>
    <message>
        <source>you have laid no wind</source>
        <translation>vous n’avez pas posé de vent</translation>
    </message>
    <message>
        <source>{plane} is {here}, the other one {there}</source>
        <translation>{plane} est {here}, l’autre {there}</translation>
    </message>
    <message>
        <source>the session is over</source>
        <translation>la manche est finie</translation>
    </message>
    <message>
        <source>you have nobody left aboard</source>
        <translation>il ne vous reste personne à bord</translation>
    </message>
    <message>
        <source>distance between the planes, in columns: {columns}</source>
        <translation>écart entre les avions, en colonnes&#xa0;: {columns}</translation>
    </message>
    <message>
        <source>forbids every jump of this trick; parachutists of others that would win points by jumping now: {count}</source>
        <translation>interdit tous les sauts de ce tour&#xa0;; parachutistes adverses qui gagneraient des points en sautant maintenant&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{plane} has reached the end of its track and moves no more</source>
        <translation>{plane} est au bout de sa piste et ne bouge plus</translation>
    </message>
    <message>
        <source>{plane} is on its start space then, with {mine} of yours and {others} of others aboard</source>
        <translation>{plane} est alors sur sa case de départ, à bord&#xa0;: {mine} des vôtres et {others} des autres</translation>
    </message>
    <message>
        <source>takes {plane} to the end of its track, where {mine} of yours and {others} of others must leave it</source>
        <translation>amène {plane} au bout de sa piste&#xa0;; doivent en sortir&#xa0;: {mine} des vôtres et {others} des autres</translation>
    </message>
    <message>
        <source>on its start space</source>
        <translation>sur sa case de départ</translation>
    </message>
    <message>
        <source>over column {column}</source>
        <translation>au-dessus de la colonne {column}</translation>
    </message>
    <message>
        <source>one of yours lands {where}</source>
        <translation>l’un des vôtres se pose {where}</translation>
    </message>
    <message>
        <source>one of yours lands {where} or {other}</source>
        <translation>l’un des vôtres se pose {where} ou {other}</translation>
    </message>
    <message>
        <source>whoever sits in front leaves the plane first at the end of its track</source>
        <translation>au bout de la piste, l’avant de l’avion se vide en premier</translation>
    </message>
    <message>
        <source>your wind leaves this jump alone, and no other can come in this trick</source>
        <translation>votre vent laisse ce saut tranquille, et il ne peut plus y en avoir d’autre ce tour-ci</translation>
    </message>
    <message>
        <source>your wind leaves this jump alone and can blow on a later one of this trick</source>
        <translation>votre vent laisse ce saut tranquille et peut souffler sur un autre saut de ce tour</translation>
    </message>
    <message>
        <source>can blow on one jump of this trick; parachutists of others that would win points by jumping now: {count}</source>
        <translation>peut souffler sur un saut de ce tour&#xa0;; parachutistes adverses qui gagneraient des points en sautant maintenant&#xa0;: {count}</translation>
    </message>
    <message>
        <source>you choose the plane when it is shown</source>
        <translation>vous choisirez l’avion en la révélant</translation>
    </message>
    <message>
        <source>{then}, if nothing gets in the way</source>
        <translation>{then}, si rien ne change d’ici là</translation>
    </message>
    <message>
        <source>takes {plane} to column {column}, with {mine} of yours and {others} of others aboard</source>
        <translation>amène {plane} à la colonne {column}, à bord&#xa0;: {mine} des vôtres et {others} des autres</translation>
    </message>
    <message>
        <source>lands {where}</source>
        <translation>se pose {where}</translation>
    </message>
    <message>
        <source>winds still to blow: {count}</source>
        <translation>vents encore à souffler&#xa0;: {count}</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>never below 0</source>
        <translation>jamais sous 0</translation>
    </message>
    <message>
        <source>Your four parachutists should come down far from the start, but not in the sea.</source>
        <translation>Vos quatre parachutistes doivent se poser loin du départ, mais pas dans la mer.</translation>
    </message>
    <message>
        <source>Everybody picks a card in secret; from the black pawn on, they are shown one by one.</source>
        <translation>Chacun choisit une carte en secret&#xa0;; à partir du pion noir, on les révèle une à une.</translation>
    </message>
    <message>
        <source>Pick White +4: put it face down beside your name.</source>
        <translation>Choisissez Blanche +4&#xa0;: posez-la face cachée à côté de votre nom.</translation>
    </message>
    <message>
        <source>Red and yellow cards move their own plane; with a white one you choose.</source>
        <translation>Les cartes rouges et jaunes déplacent leur avion&#xa0;; avec une blanche, vous choisissez.</translation>
    </message>
    <message>
        <source>Click the red plane, so that it flies four columns on.</source>
        <translation>Cliquez sur l’avion rouge&#xa0;: il avancera de quatre colonnes.</translation>
    </message>
    <message>
        <source>{other} flew the red plane to column 9, right where you want to be.</source>
        <translation>{other} amène l’avion rouge à la colonne 9, juste là où il faut.</translation>
    </message>
    <message>
        <source>Click one of your parachutists in the red plane: it jumps.</source>
        <translation>Cliquez sur l’un de vos parachutistes de l’avion rouge&#xa0;: il saute.</translation>
    </message>
    <message>
        <source>Your jump card is back in your hand, and this time your card is the first.</source>
        <translation>Votre carte Saut est de retour en main, et cette fois votre carte passe la première.</translation>
    </message>
    <message>
        <source>Pick Jump, and click another parachutist in the red plane.</source>
        <translation>Choisissez Saut, et cliquez sur un autre parachutiste de l’avion rouge.</translation>
    </message>
    <message>
        <source>Red is at column 12: the first to land straight there gets onto the island.</source>
        <translation>Le rouge est à la colonne 12&#xa0;: le premier à y sauter directement atterrit sur l’île.</translation>
    </message>
    <message>
        <source>Pick Jump, and click your last parachutist in the red plane.</source>
        <translation>Choisissez Saut, et cliquez sur votre dernier parachutiste de l’avion rouge.</translation>
    </message>
    <message>
        <source>Put three of them into the two back rows of the red plane.</source>
        <translation>Placez-en trois dans les deux dernières rangées de l’avion rouge.</translation>
    </message>
    <message>
        <source>At the end of its track a plane is emptied over the sea, and the front row falls farthest out.</source>
        <translation>Au bout de sa piste, un avion se vide au-dessus de la mer, et la première rangée tombe le plus loin.</translation>
    </message>
    <message>
        <source>Put the fourth into the two back rows of the yellow plane.</source>
        <translation>Placez le quatrième dans les deux dernières rangées de l’avion jaune.</translation>
    </message>
    <message>
        <source>The land ends at column 9, red is at 7, and {other}&apos;s card comes before yours.</source>
        <translation>La terre finit à la colonne 9, le rouge est à la 7, et {other} joue sa carte avant vous.</translation>
    </message>
    <message>
        <source>Wait no longer: pick Jump, a card that everybody always has.</source>
        <translation>N’attendez plus&#xa0;: choisissez Saut, une carte que chacun a toujours en main.</translation>
    </message>
    <message>
        <source>Yellow is over the sea, which costs points: the farther out, the more.</source>
        <translation>Le jaune est au-dessus de la mer, qui coûte des points&#xa0;: plus on est au large, plus on perd.</translation>
    </message>
    <message>
        <source>Pick Jump, and click your parachutist in the yellow plane.</source>
        <translation>Choisissez Saut, et cliquez sur votre parachutiste de l’avion jaune.</translation>
    </message>
    <message>
        <source>Land and island scored 1, 2 and 3 for you, the sea −1: that makes 5 points.</source>
        <translation>La terre et l’île vous rapportent 1, 2 et 3, la mer vous coûte 1&#xa0;: cela fait 5 points.</translation>
    </message>
    <message>
        <source>Look at the two tables, then press Next session.</source>
        <translation>Regardez les deux tableaux, puis cliquez sur «&#xa0;Manche suivante&#xa0;».</translation>
    </message>
    <message>
        <source>On land the farthest scores most, and the island beats them all.</source>
        <translation>Sur la terre, le plus éloigné marque le plus, et l’île vaut mieux encore.</translation>
    </message>
    <message>
        <source>In the sea the farthest loses most, and the lake is worse still.</source>
        <translation>Dans la mer, le plus éloigné perd le plus, et le lac est pire encore.</translation>
    </message>
    <message>
        <source>Other cards let the wind blow, change places, or forbid all jumps of a trick.</source>
        <translation>D’autres cartes font souffler le vent, échangent des places ou interdisent tous les sauts d’un tour.</translation>
    </message>
    <message>
        <source>After three sessions, whoever leads on the score track wins.</source>
        <translation>Après trois manches, la victoire revient à qui mène sur la piste des scores.</translation>
    </message>
    <message>
        <source>waits for a seat</source>
        <translation>attend une place</translation>
    </message>
    <message>
        <source>in the air over column {column}</source>
        <translation>en l’air au-dessus de la colonne {column}</translation>
    </message>
    <message>
        <source>{name} draws: {cards}.</source>
        <translation>{name} pioche&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Select your parachutist {number}, then any free seat of a plane.</source>
        <translation>Choisissez votre parachutiste {number}, puis une place libre d’un avion.</translation>
    </message>
    <message>
        <source>Select a card, then the board: it lies face down until its turn comes.</source>
        <translation>Choisissez une carte, puis le plateau&#xa0;: elle reste face cachée jusqu’à son tour.</translation>
    </message>
    <message>
        <source>Select one of your parachutists, then another seat; a taken one swaps.</source>
        <translation>Choisissez l’un de vos parachutistes, puis un autre siège&#xa0;; s’il est pris, on échange.</translation>
    </message>
    <message>
        <source>Your card is white: select the plane that flies {step}.</source>
        <translation>Votre carte est blanche ({step})&#xa0;: choisissez l’avion à déplacer.</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Avions</translation>
    </message>
    <message>
        <source>Best session</source>
        <translation>Meilleure manche</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <translation>&amp;Désactiver</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>Par dé&amp;faut</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>&amp;Touches&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;All as usual</source>
        <translation>T&amp;out par défaut</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>These keys can&apos;t be changed.</source>
        <translation>Ces touches ne peuvent pas être modifiées.</translation>
    </message>
    <message>
        <source>{keys} already means: {action}.</source>
        <translation>{keys} est déjà attribué&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Partout dans la fenêtre</translation>
    </message>
    <message>
        <source>On to the next field, or back</source>
        <translation>Champ suivant, champ précédent</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Play the selected line in the list of moves</source>
        <translation>Jouer la ligne choisie dans la liste des coups</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>From place to place; to the lit ones first</source>
        <translation>D’un emplacement à l’autre, d’abord ceux qui sont éclairés</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Take up, put down, press a button</source>
        <translation>Prendre, poser, appuyer sur un bouton</translation>
    </message>
    <message>
        <source>Space or Return</source>
        <translation>Espace ou Entrée</translation>
    </message>
    <message>
        <source>Give up: an aim, a selection, what is put down</source>
        <translation>Abandonner une visée, une sélection ou ce qui est posé</translation>
    </message>
    <message>
        <source>Go on while something is being shown</source>
        <translation>Passer à la suite pendant une animation</translation>
    </message>
    <message>
        <source>While aiming</source>
        <translation>Pendant la visée</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Harder, softer</source>
        <translation>Plus fort, plus doucement</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>Hit the die higher or lower</source>
        <translation>Frapper le dé plus haut ou plus bas</translation>
    </message>
    <message>
        <source>In small steps, in large ones</source>
        <translation>À petits pas, à grands pas</translation>
    </message>
    <message>
        <source>with Shift, with Ctrl</source>
        <translation>avec Maj, avec Ctrl</translation>
    </message>
    <message>
        <source>Flick</source>
        <translation>Lancer d’une pichenette</translation>
    </message>
    <message>
        <source>In races and calls, from the first seat to the last</source>
        <translation>Courses et annonces, de la première place à la dernière</translation>
    </message>
    <message>
        <source>Claim the turn, or call “Targets!”</source>
        <translation>Prendre la main, ou annoncer «&#xa0;Targets&#xa0;!&#xa0;»</translation>
    </message>
    <message>
        <source>Make the second call on offer</source>
        <translation>Faire la deuxième annonce proposée</translation>
    </message>
    <message>
        <source>Make the third call on offer</source>
        <translation>Faire la troisième annonce proposée</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>Search, go on searching</source>
        <translation>Rechercher, résultat suivant</translation>
    </message>
    <message>
        <source>Ctrl+F, F3</source>
        <translation>Ctrl+F, F3</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Revenir là où vous étiez</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Gauche</translation>
    </message>
    <message>
        <source>End the search, close the book</source>
        <translation>Terminer la recherche, fermer les règles</translation>
    </message>
    <message>
        <source>{keys} is needed at the table.</source>
        <translation>{keys} sert déjà à la table.</translation>
    </message>
    <message>
        <source>{keys} is somebody&apos;s key in races and calls.</source>
        <translation>{keys} est la touche de quelqu’un dans les courses et les annonces.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>That was the guided first game.</source>
        <translation>C’était la première partie guidée.</translation>
    </message>
    <message>
        <source>Well flown!</source>
        <translation>Beau vol&#xa0;!</translation>
    </message>
    <message>
        <source>Watch what happens …</source>
        <translation>Regardez ce qui se passe&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Reprendre le dernier coup</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Practice is not kept as a game; you can go on here another time</source>
        <translation>Cet entraînement n’est pas gardé comme une partie&#xa0;; vous pourrez le reprendre ici plus tard</translation>
    </message>
    <message>
        <source>Now you know {game}</source>
        <translation>Vous connaissez {game}</translation>
    </message>
    <message>
        <source>Play a real game with Cadets</source>
        <translation>Jouer une vraie partie avec des Cadets</translation>
    </message>
    <message>
        <source>Once more from the start</source>
        <translation>Tout recommencer</translation>
    </message>
    <message>
        <source>The guided first game ends here; play on in a real one.</source>
        <translation>La première partie guidée s’arrête ici&#xa0;; continuez dans une vraie partie.</translation>
    </message>
    <message>
        <source>That can be done, but let&apos;s do it another time. {task}</source>
        <translation>C’est permis, mais gardons cela pour une autre fois. {task}</translation>
    </message>
    <message>
        <source>Not quite, so try it once more. {task}</source>
        <translation>Pas tout à fait&#xa0;: essayez encore une fois. {task}</translation>
    </message>
    <message>
        <source>{fault} Try it once more. {task}</source>
        <translation>{fault} Essayez encore une fois. {task}</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>{title}: {words}</source>
        <translation>{title}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <translation>{most} et {last}</translation>
    </message>
</context>
<context>
    <name>loops</name>
    <message>
        <source>A card that doesn&apos;t fit</source>
        <translation>Une carte qui ne va pas</translation>
    </message>
    <message>
        <source>The table can refuse a wrong card, or one out of turn, and say why. As printed, its player takes the whole pile.</source>
        <translation>La table peut refuser une carte qui ne va pas, ou jouée hors de son tour, et dire pourquoi. D’après la règle imprimée, le joueur prend toute la pile.</translation>
    </message>
    <message>
        <source>is refused</source>
        <translation>est refusée</translation>
    </message>
    <message>
        <source>costs the pile</source>
        <translation>coûte la pile</translation>
    </message>
    <message>
        <source>Name the first player of the first round, or let the draw decide.</source>
        <translation>Désignez le premier joueur de la première manche, ou laissez faire le sort.</translation>
    </message>
    <message>
        <source>Climb, dive, and shed your cards first</source>
        <translation>Montez, descendez, videz votre main</translation>
    </message>
    <message>
        <source>You can only play cards from your own hand.</source>
        <translation>Vous ne pouvez jouer que les cartes de votre main.</translation>
    </message>
    <message>
        <source>Choose a card to play.</source>
        <translation>Choisissez une carte à jouer.</translation>
    </message>
    <message>
        <source>You may lay several cards at once only if they all show the same altitude.</source>
        <translation>Vous ne pouvez poser plusieurs cartes à la fois que si elles montrent toutes la même altitude.</translation>
    </message>
    <message>
        <source>A special card is played alone: choose just one.</source>
        <translation>Une carte spéciale se joue seule&#xa0;: n’en choisissez qu’une.</translation>
    </message>
    <message>
        <source>The plane climbs: {card} is too low. Play {altitude} or higher.</source>
        <translation>L’avion monte&#xa0;: {card}, c’est trop bas. Jouez {altitude} ou plus haut.</translation>
    </message>
    <message>
        <source>The plane dives: {card} is too high. Play {altitude} or lower.</source>
        <translation>L’avion descend&#xa0;: {card}, c’est trop haut. Jouez {altitude} ou plus bas.</translation>
    </message>
    <message>
        <source>There is no pile to take, and any card fits: play one.</source>
        <translation>Il n’y a pas de pile à prendre, et toutes les cartes conviennent&#xa0;: jouez-en une.</translation>
    </message>
    <message>
        <source>Say who has to draw the cards.</source>
        <translation>Dites qui doit piocher les cartes.</translation>
    </message>
    <message>
        <source>Choose another player at this table to draw the cards.</source>
        <translation>Choisissez un autre joueur de cette table pour piocher les cartes.</translation>
    </message>
    <message>
        <source>This card makes nobody draw: play it without naming a player.</source>
        <translation>Cette carte ne fait piocher personne&#xa0;: jouez-la sans désigner de joueur.</translation>
    </message>
    <message>
        <source>After a speed card only the next player may pass. You may play, or wait.</source>
        <translation>Après une carte vitesse, seul le joueur suivant peut passer. Vous pouvez jouer, ou attendre.</translation>
    </message>
    <message>
        <source>There is no speed card that lets you go first now.</source>
        <translation>Aucune carte vitesse ne vous permet de jouer en premier maintenant.</translation>
    </message>
    <message>
        <source>Too late: somebody else was faster. You keep your cards.</source>
        <translation>Trop tard&#xa0;: quelqu’un d’autre a été plus rapide. Vous gardez vos cartes.</translation>
    </message>
    <message>
        <source>You are the fastest already: play, or take the pile.</source>
        <translation>Vous êtes déjà le plus rapide&#xa0;: jouez, ou prenez la pile.</translation>
    </message>
    <message>
        <source>You played the speed card: this race is for the others.</source>
        <translation>Vous avez joué la vitesse&#xa0;: cette course est pour les autres.</translation>
    </message>
    <message>
        <source>The round is still going on: the next one is dealt when it ends.</source>
        <translation>La manche n’est pas finie&#xa0;: on distribuera la suivante après.</translation>
    </message>
    <message>
        <source>The round is over: wait for the next deal.</source>
        <translation>La manche est finie&#xa0;: attendez la donne suivante.</translation>
    </message>
    <message>
        <source>Wait a moment: cards are being shuffled or lots are being drawn.</source>
        <translation>Un instant&#xa0;: on mélange les cartes ou on tire au sort.</translation>
    </message>
    <message>
        <source>Shuffling and drawing lots are left to chance, and not due now.</source>
        <translation>Mélanger et tirer au sort, c’est l’affaire du hasard, et ce n’est pas le moment.</translation>
    </message>
    <message>
        <source>Draw pile: {cards}.</source>
        <translation>Pioche&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Jouer {cards}</translation>
    </message>
    <message>
        <source>Play {cards} and make {name} draw</source>
        <translation>Jouer {cards} et faire piocher {name}</translation>
    </message>
    <message>
        <source>Pass and take the pile: {cards}</source>
        <translation>Passer et prendre la pile&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Me first! Then play, or take the pile</source>
        <translation>Moi d’abord&#xa0;! Ensuite, jouer ou prendre la pile</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Distribuer la manche suivante</translation>
    </message>
    <message>
        <source>The cards are shuffled</source>
        <translation>On mélange les cartes</translation>
    </message>
    <message>
        <source>Climb from now on</source>
        <translation>Il faut monter désormais</translation>
    </message>
    <message>
        <source>Dive from now on</source>
        <translation>Il faut descendre désormais</translation>
    </message>
    <message>
        <source>Climb: {fits}</source>
        <translation>On monte&#xa0;: {fits}</translation>
    </message>
    <message>
        <source>Dive: {fits}</source>
        <translation>On descend&#xa0;: {fits}</translation>
    </message>
    <message>
        <source>The other way round: you are next</source>
        <translation>Demi-tour&#xa0;: c’est à vous</translation>
    </message>
    <message>
        <source>The other way round: {name} is next</source>
        <translation>Demi-tour&#xa0;: c’est à {name}</translation>
    </message>
    <message>
        <source>{giver} gives you {count}</source>
        <translation>{giver} vous donne {count}</translation>
    </message>
    <message>
        <source>You give {name} {count}</source>
        <translation>Vous donnez {count} à {name}</translation>
    </message>
    <message>
        <source>{giver} gives {name} {count}</source>
        <translation>{giver} donne {count} à {name}</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>You open the race</source>
        <translation>Vous lancez la course</translation>
    </message>
    <message>
        <source>{name} plays Speed!</source>
        <translation>{name} joue Vitesse&#xa0;!</translation>
    </message>
    <message>
        <source>You take the pile: {cards}</source>
        <translation>Vous prenez la pile&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name} takes the pile: {cards}</source>
        <translation>{name} prend la pile&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>You loop: {cards} cleared away</source>
        <translation>Looping&#xa0;: vous écartez {cards}</translation>
    </message>
    <message>
        <source>{name} loops: {cards} cleared away</source>
        <translation>Looping&#xa0;: {name} écarte {cards}</translation>
    </message>
    <message>
        <source>The draw pile is empty: you draw nothing</source>
        <translation>La pioche est vide&#xa0;: vous ne piochez rien</translation>
    </message>
    <message>
        <source>The draw pile is empty: {name} draws nothing</source>
        <translation>La pioche est vide&#xa0;: {name} ne pioche rien</translation>
    </message>
    <message>
        <source>A fault: it isn&apos;t your turn</source>
        <translation>Faute&#xa0;: ce n’est pas votre tour</translation>
    </message>
    <message>
        <source>A fault: {name} plays {cards} out of turn</source>
        <translation>Faute&#xa0;: {name} joue {cards} hors de son tour</translation>
    </message>
    <message>
        <source>A fault: {cards} can&apos;t be played now</source>
        <translation>Faute&#xa0;: {cards}, ce n’est pas jouable maintenant</translation>
    </message>
    <message>
        <source>A fault: {name} plays {cards}</source>
        <translation>Faute&#xa0;: {name} joue {cards}</translation>
    </message>
    <message>
        <source>You have one card left!</source>
        <translation>Il vous reste une carte&#xa0;!</translation>
    </message>
    <message>
        <source>{name} has one card left!</source>
        <translation>{name} n’a plus qu’une carte&#xa0;!</translation>
    </message>
    <message>
        <source>Your last card!</source>
        <translation>Votre dernière carte&#xa0;!</translation>
    </message>
    <message>
        <source>{name} lays the last card!</source>
        <translation>{name} pose sa dernière carte&#xa0;!</translation>
    </message>
    <message>
        <source>The plane loops: the pile is shuffled into the draw pile.</source>
        <translation>L’avion fait un looping&#xa0;: la pile est mélangée à la pioche.</translation>
    </message>
    <message>
        <source>Speed! Whoever is fastest goes next, except {name}.</source>
        <translation>Vitesse&#xa0;! Le plus rapide continue, sauf {name}.</translation>
    </message>
    <message>
        <source>{name} is the fastest.</source>
        <translation>{name} gagne la course.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <translation>{name} joue {cards}.</translation>
    </message>
    <message>
        <source>There is no pile for {name} to take.</source>
        <translation>Il n’y a pas de pile à prendre pour {name}.</translation>
    </message>
    <message>
        <source>{name} takes the pile: {cards}.</source>
        <translation>{name} prend la pile&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>A fault: {name} takes back {cards}.</source>
        <translation>Faute&#xa0;: {name} reprend {cards}.</translation>
    </message>
    <message>
        <source>Round {round} begins: to the left, and climbing. {name} plays first.</source>
        <translation>La manche {round} commence&#xa0;: vers la gauche et en montée. {name} joue en premier.</translation>
    </message>
    <message>
        <source>{name} has no cards left and wins the round. Points: {points}. In all: {totals}.</source>
        <translation>{name} n’a plus de cartes et gagne la manche. Points&#xa0;: {points}. En tout&#xa0;: {totals}.</translation>
    </message>
    <message>
        <source>The draw pile is empty: {name} draws nothing.</source>
        <translation>La pioche est vide&#xa0;: {name} ne pioche rien.</translation>
    </message>
    <message>
        <source>{name} draws {count}.</source>
        <translation>{name} pioche {count}.</translation>
    </message>
    <message>
        <source>{name} draws {count}: {cards}.</source>
        <translation>{name} pioche {count}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation>On va distribuer les cartes.</translation>
    </message>
    <message>
        <source>Round {round}: it is {name}&apos;s turn.</source>
        <translation>Manche {round}&#xa0;: c’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>Round {round}: speed! Anyone but {opener} may go on; {name} may also pass.</source>
        <translation>Manche {round}&#xa0;: vitesse&#xa0;! Tout le monde peut continuer, sauf {opener}&#xa0;; {name} peut aussi passer.</translation>
    </message>
    <message>
        <source>Round {round}: {name} was the fastest, and plays or takes the pile.</source>
        <translation>Manche {round}&#xa0;: {name} a gagné la course, et joue ou prend la pile.</translation>
    </message>
    <message>
        <source>Round {round}: the pile is about to be shuffled into the draw pile.</source>
        <translation>Manche {round}&#xa0;: on va mélanger la pile à la pioche.</translation>
    </message>
    <message>
        <source>Round {played} is over. {name} deals the next one.</source>
        <translation>La manche {played} est finie. {name} distribue la suivante.</translation>
    </message>
    <message>
        <source>Play goes to the left.</source>
        <translation>On joue vers la gauche.</translation>
    </message>
    <message>
        <source>Play goes to the right.</source>
        <translation>On joue vers la droite.</translation>
    </message>
    <message>
        <source>The plane climbs: go higher or stay level.</source>
        <translation>L’avion monte&#xa0;: jouez aussi haut ou plus haut.</translation>
    </message>
    <message>
        <source>The plane dives: go lower or stay level.</source>
        <translation>L’avion descend&#xa0;: jouez aussi bas ou plus bas.</translation>
    </message>
    <message>
        <source>{attitude} There is no altitude yet: any card fits.</source>
        <translation>{attitude} Il n’y a pas encore d’altitude&#xa0;: toutes les cartes conviennent.</translation>
    </message>
    <message>
        <source>{attitude} It is at {altitude}.</source>
        <translation>{attitude} Il est à {altitude}.</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>La pile est vide.</translation>
    </message>
    <message>
        <source>Pile: {cards}, on top {top}.</source>
        <translation>Pile&#xa0;: {cards}, dessus {top}.</translation>
    </message>
    <message>
        <source>{name}: {cards} in hand, {points} in all.</source>
        <translation>{name}&#xa0;: {cards} en main, {points} en tout.</translation>
    </message>
    <message>
        <source>attitude change</source>
        <translation>changement d’assiette</translation>
    </message>
    <message>
        <source>direction change</source>
        <translation>changement de direction</translation>
    </message>
    <message>
        <source>draw {draw}</source>
        <translation>pioche {draw}</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>looping</source>
        <translation>looping</translation>
    </message>
    <message>
        <source>Attitude</source>
        <translation>Assiette</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Draw {draw}</source>
        <translation>Pioche {draw}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Looping</source>
        <translation>Looping</translation>
    </message>
    <message>
        <source>{effect}. {points}</source>
        <translation>{effect}. {points}</translation>
    </message>
    <message>
        <source>turns the plane to dive instead of climbing</source>
        <translation>l’avion descend au lieu de monter</translation>
    </message>
    <message>
        <source>turns the plane to climb instead of diving</source>
        <translation>l’avion monte au lieu de descendre</translation>
    </message>
    <message>
        <source>turns play round, to the right instead of to the left</source>
        <translation>le jeu change de sens, vers la droite au lieu de la gauche</translation>
    </message>
    <message>
        <source>turns play round, to the left instead of to the right</source>
        <translation>le jeu change de sens, vers la gauche au lieu de la droite</translation>
    </message>
    <message>
        <source>makes the other player draw {cards}</source>
        <translation>fait piocher {cards} à l’autre joueur</translation>
    </message>
    <message>
        <source>makes a player of your choice draw {cards}</source>
        <translation>fait piocher {cards} au joueur de votre choix</translation>
    </message>
    <message>
        <source>whoever is fastest plays the next card, whoever&apos;s turn it is</source>
        <translation>le plus rapide joue la carte suivante, quel que soit le tour</translation>
    </message>
    <message>
        <source>clears the pile, which is shuffled into the draw pile</source>
        <translation>vide la pile, qui est mélangée à la pioche</translation>
    </message>
    <message>
        <source>{count} × {card}</source>
        <translation>{count} × {card}</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Toute carte</translation>
    </message>
    <message>
        <source>{altitude} or higher</source>
        <translation>{altitude} ou plus</translation>
    </message>
    <message>
        <source>{altitude} or lower</source>
        <translation>{altitude} ou moins</translation>
    </message>
    <message>
        <source>No altitude yet: any card fits</source>
        <translation>Pas encore d’altitude&#xa0;: toute carte convient</translation>
    </message>
    <message>
        <source>Climbing at {altitude}</source>
        <translation>En montée à {altitude}</translation>
    </message>
    <message>
        <source>Diving at {altitude}</source>
        <translation>En descente à {altitude}</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>La pile</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Montée</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Descente</translation>
    </message>
    <message>
        <source>Speed!</source>
        <translation>Vitesse&#xa0;!</translation>
    </message>
    <message>
        <source>The pile: {cards}</source>
        <translation>La pile&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The draw pile: {cards}</source>
        <translation>La pioche&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouez ici</translation>
    </message>
    <message>
        <source>Laid by {name}</source>
        <translation>Posée par {name}</translation>
    </message>
    <message>
        <source>{card}, laid by {name}</source>
        <translation>{card}, carte posée par {name}</translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation>Une carte face cachée</translation>
    </message>
    <message>
        <source>Take the pile: {cards}</source>
        <translation>Prendre la pile&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>En montée</translation>
    </message>
    <message>
        <source>Diving</source>
        <translation>En descente</translation>
    </message>
    <message>
        <source>Put it on a player</source>
        <translation>Posez-la sur un joueur</translation>
    </message>
    <message>
        <source>A fault! {reason}</source>
        <translation>Faute&#xa0;! {reason}</translation>
    </message>
    <message>
        <source>Turns the plane to dive</source>
        <translation>L’avion va descendre</translation>
    </message>
    <message>
        <source>Turns the plane to climb</source>
        <translation>L’avion va monter</translation>
    </message>
    <message>
        <source>Turns play to the right</source>
        <translation>On jouera vers la droite</translation>
    </message>
    <message>
        <source>Turns play to the left</source>
        <translation>On jouera vers la gauche</translation>
    </message>
    <message>
        <source>Must draw {cards}</source>
        <translation>Doit piocher {cards}</translation>
    </message>
    <message>
        <source>The fastest goes on</source>
        <translation>Le plus rapide continue</translation>
    </message>
    <message>
        <source>Clears the pile</source>
        <translation>Vide la pile</translation>
    </message>
    <message>
        <source>{cards}. You may lay both</source>
        <translation>{cards}. Vous pouvez poser les deux</translation>
    </message>
    <message>
        <source>{cards}. You may lay all {count}</source>
        <translation>{cards}. Vous pouvez poser les {count}</translation>
    </message>
    <message>
        <source>Play cards</source>
        <translation>Jouer des cartes</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prendre la pile</translation>
    </message>
    <message>
        <source>Be the first</source>
        <translation>Prendre le tour</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>The race is over. {task}</source>
        <translation>La course est finie. {task}</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>On mélange</translation>
    </message>
    <message>
        <source>{name} was fastest</source>
        <translation>{name} d’abord&#xa0;!</translation>
    </message>
    <message>
        <source>Looping!</source>
        <translation>Looping&#xa0;!</translation>
    </message>
    <message>
        <source>You were fastest!</source>
        <translation>Course gagnée&#xa0;!</translation>
    </message>
    <message>
        <source>{name} has no cards left: the round is over.</source>
        <translation>{name} n’a plus de cartes&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>The last card!</source>
        <translation>La dernière carte&#xa0;!</translation>
    </message>
    <message>
        <source>You may lay both of your {altitude}s at once.</source>
        <translation>Vous pouvez poser vos deux {altitude} d’un coup.</translation>
    </message>
    <message>
        <source>You may lay all {count} of your {altitude}s at once.</source>
        <translation>Vous pouvez poser vos {count} cartes {altitude} d’un coup.</translation>
    </message>
    <message>
        <source>Or take the pile.</source>
        <translation>Ou prenez la pile.</translation>
    </message>
    <message>
        <source>A fault!</source>
        <translation>Faute&#xa0;!</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>On distribue les cartes.</translation>
    </message>
    <message>
        <source>{name} plays {fits}, or a special card.</source>
        <translation>{name} joue {fits}, ou une carte spéciale.</translation>
    </message>
    <message>
        <source>{name} begins a new pile.</source>
        <translation>{name} commence une nouvelle pile.</translation>
    </message>
    <message>
        <source>{name} may play any card.</source>
        <translation>{name} peut jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Anyone but {opener} may go on.</source>
        <translation>Tout le monde peut continuer, sauf {opener}.</translation>
    </message>
    <message>
        <source>Anyone but you may go on.</source>
        <translation>Tout le monde peut continuer, sauf vous.</translation>
    </message>
    <message>
        <source>{name} plays now, or takes the pile.</source>
        <translation>{name} joue maintenant, ou prend la pile.</translation>
    </message>
    <message>
        <source>{name} takes the card back, and the pile.</source>
        <translation>{name} reprend sa carte, et la pile avec.</translation>
    </message>
    <message>
        <source>You take the card back, and the pile.</source>
        <translation>Vous reprenez votre carte, et la pile avec.</translation>
    </message>
    <message>
        <source>The pile goes back into the draw pile.</source>
        <translation>La pile retourne dans la pioche.</translation>
    </message>
    <message>
        <source>{name} deals the next round.</source>
        <translation>{name} distribue la manche suivante.</translation>
    </message>
    <message>
        <source>{name} deals the next one. Go on when everybody is ready.</source>
        <translation>{name} distribue la suivante. Continuez quand tout le monde est prêt.</translation>
    </message>
    <message>
        <source>Play {fits}, or a special card.</source>
        <translation>Jouez {fits}, ou une carte spéciale.</translation>
    </message>
    <message>
        <source>Play {fits}.</source>
        <translation>Jouez {fits}.</translation>
    </message>
    <message>
        <source>No altitude of yours fits. Play a special card.</source>
        <translation>Aucune de vos altitudes ne convient. Jouez une carte spéciale.</translation>
    </message>
    <message>
        <source>Nothing in your hand fits: you have to take the pile.</source>
        <translation>Rien dans votre main ne convient&#xa0;: il faut prendre la pile.</translation>
    </message>
    <message>
        <source>Any card fits.</source>
        <translation>Toutes les cartes conviennent.</translation>
    </message>
    <message>
        <source>You deal the next one. Go on when you are ready.</source>
        <translation>Vous distribuez la suivante. Continuez quand vous êtes prêt.</translation>
    </message>
    <message>
        <source>Be the first: play at once, or claim the turn.</source>
        <translation>Soyez le plus rapide&#xa0;: jouez tout de suite, ou prenez la main.</translation>
    </message>
    <message>
        <source>Be the first: play at once, or claim the turn with {key}.</source>
        <translation>Soyez le plus rapide&#xa0;: jouez tout de suite, ou prenez la main avec {key}.</translation>
    </message>
    <message>
        <source>Nothing of yours fits: leave this race to the others.</source>
        <translation>Rien ne convient chez vous&#xa0;: laissez cette course aux autres.</translation>
    </message>
    <message>
        <source>Deal the next one.</source>
        <translation>Distribuez la suivante.</translation>
    </message>
    <message>
        <source>Me first!</source>
        <translation>Moi d’abord&#xa0;!</translation>
    </message>
    <message>
        <source>{points} in hand</source>
        <translation>{points} en main</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Vite&#xa0;!</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Distribue</translation>
    </message>
    <message>
        <source>{name} claims the turn with {key}</source>
        <translation>{name} prend le tour avec {key}</translation>
    </message>
    <message>
        <source>Somebody has more than {goal} points: the fewest win.</source>
        <translation>Un joueur dépasse {goal} points&#xa0;: le plus petit total gagne.</translation>
    </message>
    <message>
        <source>{names} wins the round!</source>
        <translation>Bravo, {names}&#xa0;!</translation>
    </message>
    <message>
        <source>The others count their cards. The game ends when somebody has more than {goal}.</source>
        <translation>Les autres comptent leurs cartes. La partie finit quand un total dépasse {goal}.</translation>
    </message>
    <message>
        <source>Rounds 1 to {round}</source>
        <translation>Manches 1 à {round}</translation>
    </message>
    <message>
        <source>your hand is empty then, and the round is yours</source>
        <translation>votre main est alors vide, et la manche est à vous</translation>
    </message>
    <message>
        <source>whoever is first goes on; the pile has {cards}</source>
        <translation>le premier continue&#xa0;; dans la pile&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>keeps your special cards for later: {count}</source>
        <translation>garde vos cartes spéciales pour plus tard&#xa0;: {count}</translation>
    </message>
    <message>
        <source>whoever draws has only {cards} in hand</source>
        <translation>dans la main de celui qui pioche, seulement&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>gets rid of {cards} at once</source>
        <translation>vous débarrasse de {cards} d’un coup</translation>
    </message>
    <message>
        <source>altitudes of yours that still fit after it: {cards}</source>
        <translation>altitudes à vous qui conviennent encore après&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>altitudes of yours that fit: {after} instead of {before}</source>
        <translation>altitudes que vous pourrez jouer&#xa0;: {after} au lieu de {before}</translation>
    </message>
    <message>
        <source>whoever is next then holds {after} instead of {before}</source>
        <translation>le suivant tient alors {after} au lieu de {before}</translation>
    </message>
    <message>
        <source>clears the pile of {cards}</source>
        <translation>vide la pile&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>the draw pile is empty, so nobody draws, but it rids you of {points}</source>
        <translation>la pioche est vide et personne ne pioche, mais cela vous débarrasse de {points}</translation>
    </message>
    <message>
        <source>whoever draws is ahead of your other opponents in the game</source>
        <translation>celui qui pioche devance vos autres adversaires dans la partie</translation>
    </message>
    <message>
        <source>whoever draws has {cards} in hand</source>
        <translation>celui qui pioche a {cards} en main</translation>
    </message>
    <message>
        <source>rids you of {points}</source>
        <translation>vous débarrasse de {points}</translation>
    </message>
    <message>
        <source>nothing in your hand fits</source>
        <translation>rien dans votre main ne convient</translation>
    </message>
    <message>
        <source>keeps your altitudes that fit for later: {count}</source>
        <translation>garde pour plus tard vos altitudes qui conviennent&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les 2</translation>
    </message>
    <message>
        <source>Lay both of your {altitude}s at once</source>
        <translation>Poser vos deux {altitude} d’un coup</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Les {count}</translation>
    </message>
    <message>
        <source>Lay all {count} of your {altitude}s at once</source>
        <translation>Poser vos {count} cartes {altitude} d’un coup</translation>
    </message>
    <message>
        <source>You were made to draw this card</source>
        <translation>On vous a fait piocher cette carte</translation>
    </message>
    <message>
        <source>Everybody flies the same plane, and whoever gets rid of all cards wins the round.</source>
        <translation>Tout le monde pilote le même avion&#xa0;; le premier qui n’a plus de cartes gagne la manche.</translation>
    </message>
    <message>
        <source>The plane climbs from 1000, so go higher: put 2000 on the pile.</source>
        <translation>L’avion monte à partir de 1000, jouez plus haut&#xa0;: posez 2000 sur la pile.</translation>
    </message>
    <message>
        <source>While it climbs, go as high as the last altitude, or higher; equal cards go together.</source>
        <translation>Tant qu’il monte, jouez aussi haut ou plus haut&#xa0;; les cartes égales se jouent ensemble.</translation>
    </message>
    <message>
        <source>Put both cards of 5000 on the pile.</source>
        <translation>Posez vos deux cartes 5000 sur la pile.</translation>
    </message>
    <message>
        <source>Put the attitude change on the pile: it turns the nose down.</source>
        <translation>Posez le changement d’assiette sur la pile&#xa0;: l’avion va descendre.</translation>
    </message>
    <message>
        <source>Now the plane dives: go as low as the last altitude, or lower.</source>
        <translation>L’avion descend&#xa0;: jouez aussi bas que la dernière altitude, ou plus bas.</translation>
    </message>
    <message>
        <source>Put 4000 on the pile.</source>
        <translation>Posez 4000 sur la pile.</translation>
    </message>
    <message>
        <source>{rival} played speed, so it&apos;s a race: whoever is first goes on, even out of turn!</source>
        <translation>{rival} joue vitesse, et c’est la course&#xa0;: le plus rapide continue, même hors de son tour&#xa0;!</translation>
    </message>
    <message>
        <source>Only your 9000s are as high as 8000, but special cards always fit.</source>
        <translation>Seuls vos 9000 sont assez hauts après 8000, mais une carte spéciale convient toujours.</translation>
    </message>
    <message>
        <source>Press “Me first!”, or the key beside your name.</source>
        <translation>Cliquez sur «&#xa0;Moi d’abord&#xa0;!&#xa0;», ou appuyez sur la touche affichée près de votre nom.</translation>
    </message>
    <message>
        <source>You were the fastest, and now you have to play, or take the pile.</source>
        <translation>Vous avez gagné la course&#xa0;: il faut maintenant jouer, ou prendre la pile.</translation>
    </message>
    <message>
        <source>Put 3000 on the pile.</source>
        <translation>Posez 3000 sur la pile.</translation>
    </message>
    <message>
        <source>Nothing of yours is as low as 1000, but a draw card fits, and somebody else draws.</source>
        <translation>Aucune de vos altitudes ne descend à 1000, mais une carte pioche convient&#xa0;: un autre piochera.</translation>
    </message>
    <message>
        <source>Put draw 2 on {rival}&apos;s plate.</source>
        <translation>Faites piocher {rival}&#xa0;: posez pioche 2 sur sa plaque.</translation>
    </message>
    <message>
        <source>{rival} drew two cards, then changed the direction: play goes to the right now.</source>
        <translation>{rival} pioche deux cartes, puis change la direction&#xa0;: on joue maintenant vers la droite.</translation>
    </message>
    <message>
        <source>Put the looping on the pile: it clears everything away.</source>
        <translation>Posez le looping sur la pile&#xa0;: il la vide tout entière.</translation>
    </message>
    <message>
        <source>The plane still dives, and your 9000s are too high for 5000.</source>
        <translation>L’avion descend toujours, et vos 9000 sont trop hauts après 5000.</translation>
    </message>
    <message>
        <source>Nothing fits, so take the pile.</source>
        <translation>Rien ne convient&#xa0;: prenez la pile.</translation>
    </message>
    <message>
        <source>Two more cards, but low ones cost little; and now the plane climbs again.</source>
        <translation>Deux cartes de plus, mais les basses coûtent peu&#xa0;; et l’avion remonte déjà.</translation>
    </message>
    <message>
        <source>Put both cards of 9000 on the pile.</source>
        <translation>Posez vos deux cartes 9000 sur la pile.</translation>
    </message>
    <message>
        <source>{other} turned the nose down once more, and {rival} went to 7000.</source>
        <translation>{other} remet l’avion en descente, et {rival} passe à 7000.</translation>
    </message>
    <message>
        <source>Put 6000 on the pile.</source>
        <translation>Posez 6000 sur la pile.</translation>
    </message>
    <message>
        <source>You have one card left, and it fits!</source>
        <translation>Il vous reste une carte, et elle convient&#xa0;!</translation>
    </message>
    <message>
        <source>Put 5000 on the pile, and win the round.</source>
        <translation>Posez 5000 sur la pile, et gagnez la manche.</translation>
    </message>
    <message>
        <source>You hold no cards and score 0; the others score what they hold, and points are bad here.</source>
        <translation>Vous n’avez plus de cartes et marquez 0&#xa0;; les autres comptent leur main, et les points pénalisent.</translation>
    </message>
    <message>
        <source>Look at the sheet, then press Next round.</source>
        <translation>Regardez la feuille de score, puis cliquez sur «&#xa0;Manche suivante&#xa0;».</translation>
    </message>
    <message>
        <source>On an empty pile any card fits.</source>
        <translation>Sur une pile vide, toutes les cartes conviennent.</translation>
    </message>
    <message>
        <source>Special cards always fit, but cost 10 to 20 points in hand.</source>
        <translation>Les cartes spéciales conviennent toujours, mais coûtent 10 à 20 points en main.</translation>
    </message>
    <message>
        <source>You may take the pile even when you could play.</source>
        <translation>On peut prendre la pile même si l’on pouvait jouer.</translation>
    </message>
    <message>
        <source>The game ends when somebody has more than 200 points; the lowest total wins.</source>
        <translation>La partie finit quand quelqu’un dépasse 200 points&#xa0;; le plus petit total gagne.</translation>
    </message>
    <message>
        <source>{card}, on the pile</source>
        <translation>{card}, sur la pile</translation>
    </message>
    <message>
        <source>The pile is empty: begin with any card.</source>
        <translation>La pile est vide&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>The plane</source>
        <translation>L’avion</translation>
    </message>
    <message>
        <source>The piles</source>
        <translation>Les piles</translation>
    </message>
    <message>
        <source>Costliest round won</source>
        <translation>Manche la plus chère</translation>
    </message>
</context>
<context>
    <name>lucky_loop</name>
    <message>
        <source>{programme}: {figures}</source>
        <translation>{programme}&#xa0;: {figures}</translation>
    </message>
    <message>
        <source>{figure} missing</source>
        <translation>Il manque&#xa0;: {figure}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{label}, {lap} more than the field shows</source>
        <translation>{label}, soit {lap} de plus que la case</translation>
    </message>
    <message>
        <source>{name}: {score} in {programme}</source>
        <translation>{name}&#xa0;: {score} dans {programme}</translation>
    </message>
    <message>
        <source>{card}: {exact} if met exactly, {exceeded} if exceeded</source>
        <translation>{card}&#xa0;: {exact} si exact, {exceeded} si dépassé</translation>
    </message>
    <message>
        <source>A card of the {deck} deck</source>
        <translation>Une carte de la pioche {deck}</translation>
    </message>
    <message>
        <source>Tokens: {count}</source>
        <translation>Jetons&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>dice meet the number exactly</source>
        <translation>les dés tombent juste</translation>
    </message>
    <message>
        <source>dice exceed the number</source>
        <translation>les dés dépassent le nombre</translation>
    </message>
    <message>
        <source>for each die left over</source>
        <translation>par dé qui reste</translation>
    </message>
    <message>
        <source>the best so far: a token</source>
        <translation>le meilleur jusqu’ici&#xa0;: un jeton</translation>
    </message>
    <message>
        <source>The dice tray</source>
        <translation>La piste de dés</translation>
    </message>
    <message>
        <source>The cup: throw the dice</source>
        <translation>Le gobelet&#xa0;: lancer les dés</translation>
    </message>
    <message>
        <source>The score sheet</source>
        <translation>La feuille de score</translation>
    </message>
    <message>
        <source>The red die costs one token</source>
        <translation>Le dé rouge coûte un jeton</translation>
    </message>
    <message>
        <source>The cup</source>
        <translation>Le gobelet</translation>
    </message>
    <message>
        <source>A die of the throw</source>
        <translation>Un dé du lancer</translation>
    </message>
    <message>
        <source>The red die</source>
        <translation>Le dé rouge</translation>
    </message>
    <message>
        <source>A die</source>
        <translation>Un dé</translation>
    </message>
    <message>
        <source>The red die: one more die for this flight, for 1 token. Before a throw, put a token on it.</source>
        <translation>Le dé rouge&#xa0;: un dé de plus pour ce vol, pour 1 jeton. Avant un lancer, posez un jeton dessus.</translation>
    </message>
    <message>
        <source>{die}: {value}</source>
        <translation>{die}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Met exactly</source>
        <translation>Exacte</translation>
    </message>
    <message>
        <source>Exceeded</source>
        <translation>Dépassée</translation>
    </message>
    <message>
        <source>Free programme</source>
        <translation>Programme libre</translation>
    </message>
    <message>
        <source>3 to 6 cards, {least} or more in all, at most 6 dice</source>
        <translation>De 3 à 6 cartes, {least} ou plus en tout, 6&#xa0;dés au plus</translation>
    </message>
    <message>
        <source>{name}: free programme</source>
        <translation>{name}&#xa0;: programme libre</translation>
    </message>
    <message>
        <source>Highlighted: only exact counts, and it counts double</source>
        <translation>Temps fort&#xa0;: à réussir exactement, compte double</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Tour {round}</translation>
    </message>
    <message>
        <source>{name}&apos;s highlight token</source>
        <translation>Le jeton temps fort ({name})</translation>
    </message>
    <message>
        <source>Your highlight token</source>
        <translation>Votre jeton temps fort</translation>
    </message>
    <message>
        <source>Buy the red die for 1 token</source>
        <translation>Acheter le dé rouge pour 1 jeton</translation>
    </message>
    <message>
        <source>Highlight {card}: only exact counts, {points}</source>
        <translation>Temps fort sur {card}&#xa0;: à réussir exactement, {points}</translation>
    </message>
    <message>
        <source>{total} so far, {missing} missing</source>
        <translation>{total} pour l’instant, il manque {missing}</translation>
    </message>
    <message>
        <source>Exactly {wanted}: {points}</source>
        <translation>Exactement {wanted}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{sum}: the highlighted card needs exactly {wanted}</source>
        <translation>{sum}&#xa0;: le temps fort demande exactement {wanted}</translation>
    </message>
    <message>
        <source>{sum}: exceeds {wanted}, {points}</source>
        <translation>{sum}&#xa0;: dépasse {wanted}, {points}</translation>
    </message>
    <message>
        <source>{figures} missing</source>
        <translation>Il manque&#xa0;: {figures}</translation>
    </message>
    <message>
        <source>Fly {programme}: {numbers}, up to {points}, too few to score</source>
        <translation>{programme}&#xa0;: {numbers}, jusqu’à {points}, trop peu pour marquer</translation>
    </message>
    <message>
        <source>Fly {programme}: {numbers}, up to {points}</source>
        <translation>{programme}&#xa0;: {numbers}, jusqu’à {points}</translation>
    </message>
    <message>
        <source>Fly {programme} again: {numbers}, nothing to gain, you have {before}</source>
        <translation>{programme} à nouveau&#xa0;: {numbers}, rien à gagner sur vos {before}</translation>
    </message>
    <message>
        <source>Fly {programme} again: {numbers}, up to +{more} to your {before}</source>
        <translation>{programme} à nouveau&#xa0;: {numbers}, jusqu’à +{more} sur vos {before}</translation>
    </message>
    <message>
        <source>{total} of {least}, {dice} of {most} dice</source>
        <translation>Difficulté {total} sur {least}, dés&#xa0;: {dice} sur {most}</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again for 1 token</source>
        <comment>Roll %n die again for 1 token</comment>
        <translation>
            <numerusform>Relancer %n dé pour 1 jeton</numerusform>
            <numerusform>Relancer %n dés pour 1 jeton</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Present a programme</source>
        <translation>Présenter un programme</translation>
    </message>
    <message>
        <source>Present a harder card</source>
        <translation>Présenter une carte plus difficile</translation>
    </message>
    <message>
        <source>Lay the free programme</source>
        <translation>Poser le programme libre</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Placer le temps fort</translation>
    </message>
    <message>
        <source>Buy the red die</source>
        <translation>Acheter le dé rouge</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Complete a card</source>
        <translation>Réussir une carte</translation>
    </message>
    <message>
        <source>Stop early</source>
        <translation>S’arrêter plus tôt</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Atterrir</translation>
    </message>
    <message>
        <source>An exchange in the final phase costs</source>
        <translation>Un échange en phase finale coûte</translation>
    </message>
    <message>
        <source>The two printed editions differ: exchanging three cards costs one point, or one for each card.</source>
        <translation>Les deux éditions imprimées diffèrent&#xa0;: échanger trois cartes coûte un point, ou un point par carte.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>1 point per card</source>
        <translation>1 point par carte</translation>
    </message>
    <message>
        <source>Punish a faulty free programme</source>
        <translation>Punir un programme libre fautif</translation>
    </message>
    <message>
        <source>Usually the table refuses a free programme that is not allowed and says why. With this it may be laid: it costs you 3 points, your whole hand and the turn.</source>
        <translation>D’habitude, la table refuse un programme libre interdit et dit pourquoi. Avec cette option, on peut le poser&#xa0;: il vous coûte 3 points, toute la main et le tour.</translation>
    </message>
    <message>
        <source>Discard pile, {deck}</source>
        <translation>Défausse, {deck}</translation>
    </message>
    <message>
        <source>Supply: {tokens}</source>
        <translation>Réserve&#xa0;: {tokens}</translation>
    </message>
    <message>
        <source>The {deck} deck: {cards}</source>
        <translation>Pioche {deck}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Discarded, {deck}: {cards}</source>
        <translation>Défausse {deck}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Aerobatics with cards and dice</source>
        <translation>De la voltige avec des cartes et des dés</translation>
    </message>
    <message>
        <source>Stop without a token</source>
        <translation>S’arrêter sans jeton</translation>
    </message>
    <message>
        <source>Exchange cards?</source>
        <translation>Échanger des cartes&#xa0;?</translation>
    </message>
    <message>
        <source>No dice left</source>
        <translation>Plus de dés</translation>
    </message>
    <message>
        <source>It goes to the discard piles, with the hand.</source>
        <translation>Il part à la défausse, avec la main.</translation>
    </message>
    <message>
        <source>All figures flown</source>
        <translation>Toutes les figures réussies</translation>
    </message>
    <message>
        <source>Now the points are counted.</source>
        <translation>On compte maintenant les points.</translation>
    </message>
    <message>
        <source>The flight ends here.</source>
        <translation>Le vol s’arrête là.</translation>
    </message>
    <message>
        <source>No card can be completed</source>
        <translation>Aucune carte possible</translation>
    </message>
    <message>
        <source>{name} presents a programme or exchanges cards.</source>
        <translation>{name} présente un programme ou échange des cartes.</translation>
    </message>
    <message>
        <source>{name} draws cards, {to_draw} to go.</source>
        <translation>{name} pioche des cartes, encore {to_draw}.</translation>
    </message>
    <message>
        <source>{name} discards cards.</source>
        <translation>{name} défausse des cartes.</translation>
    </message>
    <message>
        <source>{name} places the highlight token.</source>
        <translation>{name} place le jeton temps fort.</translation>
    </message>
    <message>
        <source>{name} is about to throw the dice.</source>
        <translation>{name} va lancer les dés.</translation>
    </message>
    <message>
        <source>{name} puts dice on a card.</source>
        <translation>{name} pose des dés sur une carte.</translation>
    </message>
    <message>
        <source>{name} refills the hand, {to_draw} to go.</source>
        <translation>{name} complète sa main, encore {to_draw}.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>Highlight a card</source>
        <translation>Choisir le temps fort</translation>
    </message>
    <message>
        <source>Ready to throw</source>
        <translation>À vous de lancer</translation>
    </message>
    <message>
        <source>The dice are rolling</source>
        <translation>Les dés roulent</translation>
    </message>
    <message>
        <source>Refill your hand</source>
        <translation>Compléter votre main</translation>
    </message>
    <message>
        <source>Present a programme: drag cards onto it. Or exchange cards.</source>
        <translation>Présentez un programme&#xa0;: glissez-y des cartes. Ou échangez des cartes.</translation>
    </message>
    <message>
        <source>Lay your free programme, or exchange cards for {price}.</source>
        <translation>Posez votre programme libre, ou échangez des cartes pour {price}.</translation>
    </message>
    <message>
        <source>You draw 3 cards and discard 3. That is your whole turn.</source>
        <translation>Vous piochez 3 cartes et en défaussez 3. C’est tout votre tour.</translation>
    </message>
    <message>
        <source>It costs {price}.</source>
        <translation>Cela coûte {price}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, each from either deck.</source>
        <comment>One more card, from either deck.</comment>
        <translation>
            <numerusform>Encore une carte, de l’une ou l’autre pioche.</numerusform>
            <numerusform>%n cartes, chacune de l’une ou l’autre pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards: drag them to their discard piles.</source>
        <comment>One more card: drag it to its discard pile.</comment>
        <translation>
            <numerusform>Encore une carte&#xa0;: glissez-la sur sa défausse.</numerusform>
            <numerusform>%n cartes&#xa0;: glissez-les sur leurs défausses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice left: {left}. Go on, or stop and take a token.</source>
        <translation>Dés restants&#xa0;: {left}. Continuez, ou arrêtez-vous et prenez un jeton.</translation>
    </message>
    <message>
        <source>Dice left: {left}. Go on, or stop; there is no token left to take.</source>
        <translation>Dés restants&#xa0;: {left}. Continuez, ou arrêtez-vous&#xa0;; il n’y a plus de jeton à prendre.</translation>
    </message>
    <message>
        <source>Dice left: {left}. Click the cup.</source>
        <translation>Dés restants&#xa0;: {left}. Cliquez sur le gobelet.</translation>
    </message>
    <message>
        <source>A token buys the red die.</source>
        <translation>Un jeton achète le dé rouge.</translation>
    </message>
    <message>
        <source>Buy the red die, or land.</source>
        <translation>Achetez le dé rouge, ou atterrissez.</translation>
    </message>
    <message>
        <source>Buy the red die, or stop and take a token.</source>
        <translation>Achetez le dé rouge, ou arrêtez-vous et prenez un jeton.</translation>
    </message>
    <message>
        <source>Buy the red die, or stop; there is no token left to take.</source>
        <translation>Achetez le dé rouge, ou arrêtez-vous&#xa0;; il n’y a plus de jeton à prendre.</translation>
    </message>
    <message>
        <source>No card can be completed: roll dice again for a token, or land.</source>
        <translation>Aucune carte ne peut être réussie&#xa0;: relancez des dés pour un jeton, ou atterrissez.</translation>
    </message>
    <message>
        <source>Drag dice onto a card, or a token onto dice to roll them again.</source>
        <translation>Glissez des dés sur une carte, ou un jeton sur des dés pour les relancer.</translation>
    </message>
    <message>
        <source>Drag one or more dice onto a card.</source>
        <translation>Glissez un ou plusieurs dés sur une carte.</translation>
    </message>
    <message>
        <source>It must be met exactly, and counts double.</source>
        <translation>Il faut tomber juste, et la carte compte double.</translation>
    </message>
    <message>
        <source>Red die for 1 token</source>
        <translation>Dé rouge pour 1 jeton</translation>
    </message>
    <message>
        <source>Fly!</source>
        <translation>Décollage&#xa0;!</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Stop and take a token</source>
        <translation>S’arrêter et prendre un jeton</translation>
    </message>
    <message>
        <source>Exchange cards</source>
        <translation>Échanger des cartes</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>C’est à un autre joueur de jouer.</translation>
    </message>
    <message>
        <source>Wait a moment: dice are rolling or cards are being shuffled.</source>
        <translation>Un instant&#xa0;: les dés roulent ou l’on mélange les cartes.</translation>
    </message>
    <message>
        <source>This is for a player to decide, not for chance.</source>
        <translation>C’est à un joueur d’en décider, pas au hasard.</translation>
    </message>
    <message>
        <source>Dice and shuffles are up to chance.</source>
        <translation>Les dés et le mélange sont l’affaire du hasard.</translation>
    </message>
    <message>
        <source>There is no such move in Lucky Loop.</source>
        <translation>Ce coup n’existe pas dans Lucky Loop.</translation>
    </message>
    <message>
        <source>You have already chosen what to do in this turn.</source>
        <translation>Vous avez déjà choisi que faire à ce tour.</translation>
    </message>
    <message>
        <source>Your free programme is on the table: put the highlight token on a card and fly it.</source>
        <translation>Votre programme libre est sur la table&#xa0;: posez le jeton temps fort sur une carte et décollez.</translation>
    </message>
    <message>
        <source>You have scored all four programmes: now only your free programme counts.</source>
        <translation>Vous avez marqué dans les quatre programmes&#xa0;: seul votre programme libre compte maintenant.</translation>
    </message>
    <message>
        <source>The free programme comes when you have scored all four programmes.</source>
        <translation>Le programme libre vient quand vous avez marqué dans les quatre programmes.</translation>
    </message>
    <message>
        <source>You do not have that card in your hand.</source>
        <translation>Vous n’avez pas cette carte en main.</translation>
    </message>
    <message>
        <source>There are only two decks.</source>
        <translation>Il n’y a que deux pioches.</translation>
    </message>
    <message>
        <source>This deck is empty: draw from the other one.</source>
        <translation>Cette pioche est vide&#xa0;: piochez dans l’autre.</translation>
    </message>
    <message>
        <source>There is no such programme.</source>
        <translation>Ce programme n’existe pas.</translation>
    </message>
    <message>
        <source>You already have {full} points or more in {programme}: you can&apos;t fly it again.</source>
        <translation>Vous avez déjà {full} points ou plus dans {programme}&#xa0;: vous ne pouvez plus présenter ce programme.</translation>
    </message>
    <message>
        <source>A single card may be played from the second round on.</source>
        <translation>On peut jouer une seule carte à partir du deuxième tour de table.</translation>
    </message>
    <message>
        <source>No cards lie at {programme} yet: a single card needs one to replace.</source>
        <translation>Il n’y a pas encore de cartes à {programme}&#xa0;: une carte seule doit en remplacer une autre.</translation>
    </message>
    <message>
        <source>This figure is not part of {programme}.</source>
        <translation>Cette figure n’est pas au programme&#xa0;: {programme}.</translation>
    </message>
    <message>
        <source>This card must be harder than the one it replaces: {new} is not more than {old}.</source>
        <translation>Cette carte doit être plus difficile que celle qu’elle remplace&#xa0;: {new} n’est pas plus que {old}.</translation>
    </message>
    <message>
        <source>A free programme has {least} to {most} cards.</source>
        <translation>Un programme libre compte de {least} à {most} cartes.</translation>
    </message>
    <message>
        <source>Cards are drawn only in an exchange, or after a flight.</source>
        <translation>On ne pioche que pendant un échange, ou après un vol.</translation>
    </message>
    <message>
        <source>Cards are discarded only at the end of an exchange.</source>
        <translation>On ne défausse qu’à la fin d’un échange.</translation>
    </message>
    <message>
        <source>{programme} needs three cards: one for each of its figures.</source>
        <translation>{programme} demande trois cartes&#xa0;: une pour chacune de ses figures.</translation>
    </message>
    <message>
        <source>This move names the cards in another order than {programme} has its figures.</source>
        <translation>Ce coup nomme les cartes dans un autre ordre que les figures du programme&#xa0;: {programme}.</translation>
    </message>
    <message>
        <source>Your hand has no cards that would make a set of this: {least} or more in all, and {dice} dice must do.</source>
        <translation>Votre main n’a pas de quoi compléter cet ensemble&#xa0;: il faut {least} ou plus en tout, avec {dice} dés au plus.</translation>
    </message>
    <message>
        <source>This move names a card twice, or the cards of the set in another order than they were dealt.</source>
        <translation>Ce coup nomme une carte deux fois, ou les cartes de l’ensemble dans un autre ordre que celui de la donne.</translation>
    </message>
    <message>
        <source>This set is too easy: the numbers add up to {total}, but {least} are needed.</source>
        <translation>Cet ensemble est trop facile&#xa0;: les difficultés font {total} en tout, mais il faut {least}.</translation>
    </message>
    <message>
        <source>This set can&apos;t be flown with {dice} dice: it needs {needed}. A card above 6 takes two dice.</source>
        <translation>Avec {dice} dés, cet ensemble est impossible&#xa0;: il en faut {needed}. Une carte au-dessus de 6 demande deux dés.</translation>
    </message>
    <message>
        <source>The highlight token is placed only before the first throw of a free programme.</source>
        <translation>Le jeton temps fort se pose seulement avant le premier lancer d’un programme libre.</translation>
    </message>
    <message>
        <source>That card is not part of your free programme.</source>
        <translation>Cette carte ne fait pas partie de votre programme libre.</translation>
    </message>
    <message>
        <source>You can do that only in flight, before a throw.</source>
        <translation>C’est possible seulement en vol, avant un lancer.</translation>
    </message>
    <message>
        <source>You can do that only in flight, after a throw.</source>
        <translation>C’est possible seulement en vol, après un lancer.</translation>
    </message>
    <message>
        <source>There are no dice left to throw.</source>
        <translation>Il ne reste plus de dés à lancer.</translation>
    </message>
    <message>
        <source>You have no bonus token to pay with.</source>
        <translation>Vous n’avez pas de jeton bonus pour payer.</translation>
    </message>
    <message>
        <source>You already have the red die in this turn.</source>
        <translation>Vous avez déjà le dé rouge pour ce tour.</translation>
    </message>
    <message>
        <source>Take one, two or three of the dice you have just thrown.</source>
        <translation>Prenez un, deux ou trois des dés que vous venez de lancer.</translation>
    </message>
    <message>
        <source>That card is not part of this flight.</source>
        <translation>Cette carte ne fait pas partie de ce vol.</translation>
    </message>
    <message>
        <source>That card is already completed.</source>
        <translation>Cette carte est déjà réussie.</translation>
    </message>
    <message>
        <source>These dice show {total}, but the card needs at least {difficulty}.</source>
        <translation>Ces dés font {total}, mais la carte demande au moins {difficulty}.</translation>
    </message>
    <message>
        <source>The highlighted card needs exactly {difficulty}, and these dice show {total}.</source>
        <translation>La carte du temps fort demande exactement {difficulty}, et ces dés font {total}.</translation>
    </message>
    <message>
        <source>You may stop only after the second completed card.</source>
        <translation>Vous ne pouvez vous arrêter qu’après la deuxième carte réussie.</translation>
    </message>
    <message>
        <source>A free programme can&apos;t be stopped early.</source>
        <translation>On ne peut pas s’arrêter plus tôt dans un programme libre.</translation>
    </message>
    <message>
        <source>You can still complete a card: do that, or pay a token to roll again.</source>
        <translation>Vous pouvez encore réussir une carte&#xa0;: faites-le, ou payez un jeton pour relancer.</translation>
    </message>
    <message>
        <source>The flight is not over: throw the dice, or stop where you may.</source>
        <translation>Le vol n’est pas fini&#xa0;: lancez les dés, ou arrêtez-vous si c’est permis.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>{name}: {points}, {tokens}, {cards} in hand</source>
        <translation>{name}&#xa0;: {points}, {tokens}, {cards} en main</translation>
    </message>
    <message>
        <source>Free programme {points}</source>
        <translation>Programme libre {points}</translation>
    </message>
    <message>
        <source>{points} in place of {programme}</source>
        <translation>{points}, à la place de {programme}</translation>
    </message>
    <message>
        <source>Points of a flight</source>
        <translation>Les points d’un vol</translation>
    </message>
    <message>
        <source>{name}: {programme}</source>
        <translation>{name}&#xa0;: {programme}</translation>
    </message>
    <message>
        <source>Dice left, 1 point each</source>
        <translation>Dés restants, 1 point chacun</translation>
    </message>
    <message>
        <source>Cards so far</source>
        <translation>Cartes jusqu’ici</translation>
    </message>
    <message>
        <source>Dice left</source>
        <translation>Dés restants</translation>
    </message>
    <message>
        <source>Landed!</source>
        <translation>Réussi&#xa0;!</translation>
    </message>
    <message>
        <source>Landed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Crash!</source>
        <translation>Crash&#xa0;!</translation>
    </message>
    <message>
        <source>This free programme is not allowed</source>
        <translation>Ce programme libre n’est pas permis</translation>
    </message>
    <message>
        <source>Stopped after {completed} of {figures} figures</source>
        <translation>Arrêt après {completed} figures sur {figures}</translation>
    </message>
    <message>
        <source>Only {completed} of {figures} figures</source>
        <translation>{completed} sur {figures} figures seulement</translation>
    </message>
    <message>
        <source>Nothing changes: {points} is less than {least}</source>
        <translation>Rien ne change&#xa0;: {points} est moins que {least}</translation>
    </message>
    <message>
        <source>Nothing changes: {points} is not more than {before}</source>
        <translation>Rien ne change&#xa0;: {points} n’est pas plus que {before}</translation>
    </message>
    <message>
        <source>Stop here; there is no token left to take</source>
        <translation>S’arrêter ici&#xa0;; il n’y a plus de jeton à prendre</translation>
    </message>
    <message>
        <source>an easier one</source>
        <translation>une carte plus facile</translation>
    </message>
    <message>
        <source>Round {round}: {name} presents or exchanges cards.</source>
        <translation>Tour {round}&#xa0;: {name} présente ou échange des cartes.</translation>
    </message>
    <message>
        <source>Round {round}: {name} draws, {to_draw} to go.</source>
        <translation>Tour {round}&#xa0;: {name} pioche, encore {to_draw}.</translation>
    </message>
    <message>
        <source>Round {round}: {name} discards.</source>
        <translation>Tour {round}&#xa0;: {name} défausse des cartes.</translation>
    </message>
    <message>
        <source>Round {round}: {name} places the highlight token.</source>
        <translation>Tour {round}&#xa0;: {name} place le jeton temps fort.</translation>
    </message>
    <message>
        <source>Round {round}: {name} is about to throw the dice.</source>
        <translation>Tour {round}&#xa0;: {name} va lancer les dés.</translation>
    </message>
    <message>
        <source>Round {round}: {name}&apos;s dice are rolling.</source>
        <translation>Tour {round}&#xa0;: les dés roulent pour {name}.</translation>
    </message>
    <message>
        <source>Round {round}: {name} puts dice on a card.</source>
        <translation>Tour {round}&#xa0;: {name} pose des dés sur une carte.</translation>
    </message>
    <message>
        <source>Round {round}: {name} refills the hand, {to_draw} to go.</source>
        <translation>Tour {round}&#xa0;: {name} complète sa main, encore {to_draw}.</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{programme} ({figures}): {cards}. Scale: {results}.</source>
        <translation>{programme} ({figures})&#xa0;: {cards}. Échelle&#xa0;: {results}.</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>encore personne</translation>
    </message>
    <message>
        <source>Free programme: {cards}.</source>
        <translation>Programme libre&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Flown for {points} in place of {programme}.</source>
        <translation>Réussi pour {points}, à la place de {programme}.</translation>
    </message>
    <message>
        <source>The {deck} deck: {cards} to draw. Discarded: {discards}.</source>
        <translation>Pioche {deck}, cartes à piocher&#xa0;: {cards}. Défausse&#xa0;: {discards}.</translation>
    </message>
    <message>
        <source>{name} flies {programme}; dice on no card: {dice}.</source>
        <translation>En vol&#xa0;: {name}, {programme}&#xa0;; dés sur aucune carte&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>The last flight: {name}, {programme}.</source>
        <translation>Le dernier vol&#xa0;: {name}, {programme}.</translation>
    </message>
    <message>
        <source>The throw shows {values}.</source>
        <translation>Le lancer donne {values}.</translation>
    </message>
    <message>
        <source>It earned {points}.</source>
        <translation>Il a rapporté {points}.</translation>
    </message>
    <message>
        <source>{card}: open.</source>
        <translation>{card}&#xa0;: ouverte.</translation>
    </message>
    <message>
        <source>{card}: exact with {dice}.</source>
        <translation>{card}&#xa0;: exacte avec {dice}.</translation>
    </message>
    <message>
        <source>{card}: exceeded with {dice}.</source>
        <translation>{card}&#xa0;: dépassée avec {dice}.</translation>
    </message>
    <message>
        <source>Highlighted: only exact counts, and it counts double.</source>
        <translation>Temps fort&#xa0;: à réussir exactement, compte double.</translation>
    </message>
    <message>
        <source>A deck is shuffled</source>
        <translation>On mélange une pioche</translation>
    </message>
    <message>
        <source>{name} is drawn to begin</source>
        <translation>Le sort désigne {name} pour commencer</translation>
    </message>
    <message>
        <source>The dice show {values}</source>
        <translation>Les dés donnent {values}</translation>
    </message>
    <message>
        <source>Draw from the {deck} deck</source>
        <translation>Piocher dans la pioche {deck}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Fly {programme} with {cards}</source>
        <translation>Présenter {programme} avec {cards}</translation>
    </message>
    <message>
        <source>Fly {programme} with {card} in place of {old}</source>
        <translation>Présenter {programme}&#xa0;: {card} remplace {old}</translation>
    </message>
    <message>
        <source>Lay the free programme: {cards}</source>
        <translation>Poser le programme libre&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Highlight {card}</source>
        <translation>Placer le temps fort sur {card}</translation>
    </message>
    <message>
        <source>Pay a token for the red die</source>
        <translation>Payer un jeton pour le dé rouge</translation>
    </message>
    <message>
        <source>Pay a token to roll {dice} again</source>
        <translation>Payer un jeton pour relancer {dice}</translation>
    </message>
    <message>
        <source>Complete {card} with {dice}</source>
        <translation>Réussir {card} avec {dice}</translation>
    </message>
    <message>
        <source>Stop here and take a token</source>
        <translation>S’arrêter ici et prendre un jeton</translation>
    </message>
    <message>
        <source>Land: the flight has failed</source>
        <translation>Atterrir&#xa0;: le vol a échoué</translation>
    </message>
    <message>
        <source>The {deck} deck is shuffled.</source>
        <translation>On mélange la pioche {deck}.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Le tour de table {number} commence.</translation>
    </message>
    <message>
        <source>{name} has scored all four programmes; next comes the free programme.</source>
        <translation>{name} a marqué dans les quatre programmes&#xa0;; la suite, c’est le programme libre.</translation>
    </message>
    <message>
        <source>{name} exchanges cards.</source>
        <translation>{name} échange des cartes.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the {deck} deck.</source>
        <translation>{name} pioche {card} ({deck}).</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} défausse {card}.</translation>
    </message>
    <message>
        <source>{name} presents {programme}: {cards}.</source>
        <translation>{name} présente {programme}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} presents {programme} with {card} in place of {old}.</source>
        <translation>{name} présente {programme}&#xa0;: {card} remplace {old}.</translation>
    </message>
    <message>
        <source>{name} lays the free programme: {cards}.</source>
        <translation>{name} pose son programme libre&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays a free programme that is not allowed: {cards}.</source>
        <translation>{name} pose un programme libre interdit&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} highlights {card}.</source>
        <translation>{name} place le temps fort sur {card}.</translation>
    </message>
    <message>
        <source>{name} pays a token.</source>
        <translation>{name} paie un jeton.</translation>
    </message>
    <message>
        <source>{name} earns a token {why}.</source>
        <translation>{name} gagne un jeton {why}.</translation>
    </message>
    <message>
        <source>{name} takes the red die.</source>
        <translation>{name} prend le dé rouge.</translation>
    </message>
    <message>
        <source>{name} rolls again: {values}.</source>
        <translation>{name} relance&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>{name} throws {values}.</source>
        <translation>{name} lance les dés&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>{name} completes {card} exactly with {dice}.</source>
        <translation>{name} réussit {card} exactement avec {dice}.</translation>
    </message>
    <message>
        <source>{name} completes {card} with {dice}, more than needed.</source>
        <translation>{name} réussit {card} avec {dice}, en dépassant.</translation>
    </message>
    <message>
        <source>{name} has flown {programme}: {card_points} for the cards and {dice_points} for dice left, {points} in all.</source>
        <translation>{name} réussit {programme}&#xa0;: {card_points} pour les cartes et {dice_points} pour les dés restants, {points} en tout.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over after %n rounds.</source>
        <comment>The game is over after %n round.</comment>
        <translation>
            <numerusform>La partie est finie après %n tour de table.</numerusform>
            <numerusform>La partie est finie après %n tours de table.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}, {tokens}, {cards} in hand.</source>
        <translation>{name}&#xa0;: {points}, {tokens}, {cards} en main.</translation>
    </message>
    <message>
        <source>{name} fails at {programme}; cards completed: {completed}.</source>
        <translation>{name} ne termine pas {programme}&#xa0;; cartes réussies&#xa0;: {completed}.</translation>
    </message>
    <message>
        <source>{name} marks {points} for {programme}: {change} on the main track.</source>
        <translation>{name} marque {points} dans {programme}&#xa0;: {change} sur la piste principale.</translation>
    </message>
    <message>
        <source>{points} for {programme}: nothing changes for {name}.</source>
        <translation>{points} dans {programme}&#xa0;: rien ne change pour {name}.</translation>
    </message>
    <message>
        <source>{name}&apos;s free programme ({points}) replaces {replaces}: {change} on the main track.</source>
        <translation>Pour {name}, le programme libre ({points}) remplace {replaces}&#xa0;: {change} sur la piste principale.</translation>
    </message>
    <message>
        <source>{name} loses {points} {why}.</source>
        <translation>{name} perd {points} {why}.</translation>
    </message>
    <message>
        <source>for two completed cards</source>
        <translation>pour deux cartes réussies</translation>
    </message>
    <message>
        <source>for the first high result in this programme</source>
        <translation>pour le premier grand résultat de ce programme</translation>
    </message>
    <message>
        <source>for the best result so far</source>
        <translation>pour le meilleur résultat jusqu’ici</translation>
    </message>
    <message>
        <source>for filling the scale</source>
        <translation>pour avoir atteint le bout de l’échelle</translation>
    </message>
    <message>
        <source>for failing only at the last card</source>
        <translation>parce qu’il ne manquait que la dernière carte</translation>
    </message>
    <message>
        <source>for the exchange</source>
        <translation>pour l’échange</translation>
    </message>
    <message>
        <source>for the failed free programme</source>
        <translation>pour le programme libre raté</translation>
    </message>
    <message>
        <source>for a free programme that is not allowed</source>
        <translation>pour un programme libre interdit</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Virage</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Looping</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Piqué</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tonneau</translation>
    </message>
    <message>
        <source>turn and loop</source>
        <translation>virages et loopings</translation>
    </message>
    <message>
        <source>dive and roll</source>
        <translation>piqués et tonneaux</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <comment>%n token</comment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure} {difficulty}</source>
        <translation>{figure} {difficulty}</translation>
    </message>
    <message>
        <source>the free programme</source>
        <translation>le programme libre</translation>
    </message>
    <message>
        <source>{points} or more</source>
        <translation>{points} ou plus</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Points en moyenne</translation>
    </message>
    <message>
        <source>Best in hand: {flight}</source>
        <translation>Le meilleur en main&#xa0;: {flight}</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Points gained on average</source>
        <translation>Points gagnés en moyenne</translation>
    </message>
    <message>
        <source>All cards completed</source>
        <translation>Toutes les cartes réussies</translation>
    </message>
    <message>
        <source>The flight succeeds: dice lie on every card. What it earns may still be too little to count.</source>
        <translation>Le vol réussit&#xa0;: il y a des dés sur chaque carte. Ce qu’il rapporte peut encore être trop peu pour compter.</translation>
    </message>
    <message>
        <source>Counts: {points} or more</source>
        <translation>Compte&#xa0;: {points} ou plus</translation>
    </message>
    <message>
        <source>The flight succeeds and counts: a programme goes on its scale from {points} points on.</source>
        <translation>Le vol réussit et compte&#xa0;: un programme est marqué sur son échelle à partir de {points} points.</translation>
    </message>
    <message>
        <source>The flight succeeds and earns at least {points} points.</source>
        <translation>Le vol réussit et rapporte au moins {points} points.</translation>
    </message>
    <message>
        <source>From {points} points on, the best result so far also brings a token.</source>
        <translation>À partir de {points} points, le meilleur résultat jusqu’ici rapporte aussi un jeton.</translation>
    </message>
    <message>
        <source>{points} points are the top of the scale.</source>
        <translation>{points} points, c’est le haut de l’échelle.</translation>
    </message>
    <message>
        <source>What such flights earn on average; those that fail are counted too.</source>
        <translation>Ce que de tels vols rapportent en moyenne&#xa0;; ceux qui échouent sont comptés aussi.</translation>
    </message>
    <message>
        <source>Gain on average</source>
        <translation>Gain en moyenne</translation>
    </message>
    <message>
        <source>What it adds to your points on average: only what is better than your old result counts.</source>
        <translation>Ce que cela ajoute à vos points en moyenne&#xa0;: seul ce qui dépasse votre ancien résultat compte.</translation>
    </message>
    <message>
        <source>you hold {cards} of its cards</source>
        <translation>cartes de cette pioche dans votre main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>going on succeeds {chance} of the time; the supply has no token left</source>
        <translation>continuer réussit dans {chance} des cas&#xa0;; la réserve n’a plus de jeton</translation>
    </message>
    <message>
        <source>going on succeeds {chance} of the time; this brings a token for certain</source>
        <translation>continuer réussit dans {chance} des cas&#xa0;; ceci rapporte un jeton à coup sûr</translation>
    </message>
    <message>
        <source>{chance} to succeed, {points} points expected</source>
        <translation>{chance} de chances de réussir, {points} points en moyenne</translation>
    </message>
    <message>
        <source>there is no die left to throw</source>
        <translation>il ne reste aucun dé à lancer</translation>
    </message>
    <message>
        <source>no card can be completed with this throw</source>
        <translation>ce lancer ne réussit aucune carte</translation>
    </message>
    <message>
        <source>no programme can be flown with this hand</source>
        <translation>cette main ne permet aucun programme</translation>
    </message>
    <message>
        <source>this set breaks the rules: it goes with your hand and costs {points}</source>
        <translation>ce programme est interdit&#xa0;: il part avec votre main et coûte {points}</translation>
    </message>
    <message>
        <source>costs {points}; your hand offers {odds}</source>
        <translation>coûte {points}&#xa0;; votre main offre {odds}</translation>
    </message>
    <message>
        <source>the best programme in hand: {odds}</source>
        <translation>le meilleur programme en main&#xa0;: {odds}</translation>
    </message>
    <message>
        <source>with {card} highlighted: {odds}</source>
        <translation>temps fort sur {card}&#xa0;: {odds}</translation>
    </message>
    <message>
        <source>{chance} to succeed, {points} points gained on average</source>
        <translation>{chance} de chances de réussir, {points} points gagnés en moyenne</translation>
    </message>
    <message>
        <source>without it your hand still makes a free programme</source>
        <translation>sans elle, votre main permet encore un programme libre</translation>
    </message>
    <message>
        <source>without it your hand makes no free programme</source>
        <translation>sans elle, votre main ne permet aucun programme libre</translation>
    </message>
    <message>
        <source>you keep all four figures</source>
        <translation>vous gardez les quatre figures</translation>
    </message>
    <message>
        <source>you hold another {figure}</source>
        <translation>vous gardez une autre carte {figure}</translation>
    </message>
    <message>
        <source>you keep these figures: {figures}</source>
        <translation>vous gardez ces figures&#xa0;: {figures}</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Commence</translation>
    </message>
    <message>
        <source>Free programme: {points} in place of {old}, {change}</source>
        <translation>Programme libre&#xa0;: {points} au lieu de {old}, {change}</translation>
    </message>
    <message>
        <source>−{points} {why}</source>
        <translation>−{points} {why}</translation>
    </message>
    <message>
        <source>+1 token {why}</source>
        <translation>+1 jeton {why}</translation>
    </message>
    <message>
        <source>All four scored: next comes the free programme</source>
        <translation>Les quatre sont marqués&#xa0;: au programme libre</translation>
    </message>
    <message>
        <source>Crash! {how}</source>
        <translation>Crash&#xa0;! {how}</translation>
    </message>
    <message>
        <source>{programme}: {points}</source>
        <translation>{programme}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{programme}: {points} instead of {before}, {change}</source>
        <translation>{programme}&#xa0;: {points} au lieu de {before}, {change}</translation>
    </message>
    <message>
        <source>The discard pile is shuffled</source>
        <translation>La défausse est mélangée</translation>
    </message>
    <message>
        <source>Exchanges cards</source>
        <translation>Échange des cartes</translation>
    </message>
    <message>
        <source>{name} flies {programme}</source>
        <translation>{name} présente {programme}</translation>
    </message>
    <message>
        <source>{name} lays the free programme</source>
        <translation>{name} pose son programme libre</translation>
    </message>
    <message>
        <source>Only exact counts, and it counts double</source>
        <translation>Seul l’exact compte, et il compte double</translation>
    </message>
    <message>
        <source>{name} buys the red die for a token</source>
        <translation>{name} achète le dé rouge pour un jeton</translation>
    </message>
    <message>
        <source>{name} pays a token to roll {dice} again</source>
        <translation>{name} paie un jeton pour relancer {dice}</translation>
    </message>
    <message>
        <source>You score by flying three figures; Red Rooster wants a turn, a dive and a loop.</source>
        <translation>On marque en volant trois figures&#xa0;; Red Rooster demande un virage, un piqué et un looping.</translation>
    </message>
    <message>
        <source>Put the three ringed cards on Red Rooster, then press Fly!</source>
        <translation>Posez les trois cartes entourées sur Red Rooster, puis cliquez sur «&#xa0;Décollage&#xa0;!&#xa0;».</translation>
    </message>
    <message>
        <source>You have six dice for the three cards, and you throw three at a time.</source>
        <translation>Vous avez six dés pour les trois cartes, et vous en lancez trois à la fois.</translation>
    </message>
    <message>
        <source>Click the cup to throw.</source>
        <translation>Cliquez sur le gobelet pour lancer.</translation>
    </message>
    <message>
        <source>After each throw you complete one card, and hitting its number exactly pays best.</source>
        <translation>Après chaque lancer, on réussit une carte&#xa0;; tomber juste sur son nombre rapporte le plus.</translation>
    </message>
    <message>
        <source>Put the 6 on Turn 6.</source>
        <translation>Posez le 6 sur Virage 6.</translation>
    </message>
    <message>
        <source>The dice that you didn&apos;t use come back into the cup, and dice may be added up.</source>
        <translation>Les dés inutilisés retournent dans le gobelet, et on peut additionner des dés.</translation>
    </message>
    <message>
        <source>Throw, then put the 6 and the 4 on Loop 10.</source>
        <translation>Lancez, puis posez le 6 et le 4 sur Looping 10.</translation>
    </message>
    <message>
        <source>More than the number will do as well, but it pays fewer points.</source>
        <translation>Dépasser le nombre suffit aussi, mais rapporte moins de points.</translation>
    </message>
    <message>
        <source>Throw, then put the 6 and a 3 on Dive 7.</source>
        <translation>Lancez, puis posez le 6 et un 3 sur Piqué 7.</translation>
    </message>
    <message>
        <source>14 points for the cards, 1 for the die left, and a token for a first 12 or more.</source>
        <translation>14 points pour les cartes, 1 pour le dé restant, et un jeton pour le premier résultat d’au moins 12.</translation>
    </message>
    <message>
        <source>Draw back to six cards, from either deck.</source>
        <translation>Piochez jusqu’à six cartes, dans l’une ou l’autre pioche.</translation>
    </message>
    <message>
        <source>{rival} failed at the last card; two completed cards bring a token, but no points.</source>
        <translation>{rival} échoue à la dernière carte&#xa0;: deux cartes réussies donnent un jeton, mais aucun point.</translation>
    </message>
    <message>
        <source>You may also use a turn for better cards: press Exchange cards.</source>
        <translation>Un tour peut aussi servir à améliorer sa main&#xa0;: cliquez sur «&#xa0;Échanger des cartes&#xa0;».</translation>
    </message>
    <message>
        <source>Choose a deck for each card: one has turns and loops, the other dives and rolls.</source>
        <translation>Choisissez une pioche pour chaque carte&#xa0;: virages et loopings, ou piqués et tonneaux.</translation>
    </message>
    <message>
        <source>Draw three cards.</source>
        <translation>Piochez trois cartes.</translation>
    </message>
    <message>
        <source>Now three cards have to go, but keep Loop 12.</source>
        <translation>Il faut maintenant vous défaire de trois cartes, mais gardez Looping 12.</translation>
    </message>
    <message>
        <source>Put any three other cards on their discard piles.</source>
        <translation>Posez trois autres cartes, au choix, sur leurs défausses.</translation>
    </message>
    <message>
        <source>From the second round on, one harder card in place of another is enough for a flight.</source>
        <translation>Dès le deuxième tour, une carte plus difficile à la place d’une autre suffit pour un vol.</translation>
    </message>
    <message>
        <source>Put Loop 12 on Red Rooster, then press Fly!</source>
        <translation>Posez Looping 12 sur Red Rooster, puis cliquez sur «&#xa0;Décollage&#xa0;!&#xa0;».</translation>
    </message>
    <message>
        <source>Flying again pays what is above your 15 points, and nothing is lost if you fail.</source>
        <translation>Un nouveau vol rapporte ce qui dépasse vos 15 points, et un échec ne coûte rien.</translation>
    </message>
    <message>
        <source>Throw the dice.</source>
        <translation>Lancez les dés.</translation>
    </message>
    <message>
        <source>These dice complete no card, but a token lets you roll dice again.</source>
        <translation>Ces dés ne réussissent aucune carte, mais un jeton permet d’en relancer.</translation>
    </message>
    <message>
        <source>Click the three dice, then put your token on them.</source>
        <translation>Cliquez sur les trois dés, puis posez votre jeton dessus.</translation>
    </message>
    <message>
        <source>Two sixes, exactly what the hardest loop needs!</source>
        <translation>Deux six&#xa0;: exactement ce qu’il faut au looping le plus difficile&#xa0;!</translation>
    </message>
    <message>
        <source>Put both sixes on Loop 12.</source>
        <translation>Posez les deux six sur Looping 12.</translation>
    </message>
    <message>
        <source>Four dice are left for two easier cards; 20 points bring a token, too.</source>
        <translation>Il reste quatre dés pour deux cartes plus faciles&#xa0;; 20 points donnent aussi un jeton.</translation>
    </message>
    <message>
        <source>Throw, put the 4 and the 3 on Dive 7; throw again, put the 6 on Turn 6.</source>
        <translation>Lancez, posez le 4 et le 3 sur Piqué 7&#xa0;; relancez, posez le 6 sur Virage 6.</translation>
    </message>
    <message>
        <source>A flight needs all three cards, and at least 8 points, to count.</source>
        <translation>Un vol compte s’il réussit les trois cartes et rapporte au moins 8 points.</translation>
    </message>
    <message>
        <source>Exact numbers pay best, and each die left over is one point more.</source>
        <translation>Les nombres exacts rapportent le plus, et chaque dé restant vaut un point.</translation>
    </message>
    <message>
        <source>Tokens buy rolls, or the red die before a throw.</source>
        <translation>Un jeton paie une relance, ou le dé rouge avant un lancer.</translation>
    </message>
    <message>
        <source>Once you have scored all four programmes, you fly a free one; it ends the game.</source>
        <translation>Une fois les quatre programmes marqués, on vole un programme libre, qui met fin à la partie.</translation>
    </message>
    <message>
        <source>{card}. Put down, not played yet.</source>
        <translation>{card}. Posée, pas encore jouée.</translation>
    </message>
    <message>
        <source>Onto {card}</source>
        <translation>Sur {card}</translation>
    </message>
    <message>
        <source>Present a programme: select a card, then its place. Or exchange cards.</source>
        <translation>Présentez un programme&#xa0;: choisissez une carte, puis sa place. Ou échangez des cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: select each, then its discard pile.</source>
        <comment>One more card: select it, then its discard pile.</comment>
        <translation>
            <numerusform>Encore une carte&#xa0;: choisissez-la, puis sa défausse.</numerusform>
            <numerusform>%n cartes&#xa0;: choisissez chacune, puis sa défausse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice left: {left}. Choose the cup.</source>
        <translation>Dés restants&#xa0;: {left}. Choisissez le gobelet.</translation>
    </message>
    <message>
        <source>Select dice, then a card, or a token to roll them again.</source>
        <translation>Choisissez des dés, puis une carte, ou un jeton pour les relancer.</translation>
    </message>
    <message>
        <source>Select one or more dice, then a card.</source>
        <translation>Choisissez un ou plusieurs dés, puis une carte.</translation>
    </message>
    <message>
        <source>On the scale: {result}</source>
        <translation>Sur l’échelle&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Programmes</source>
        <translation>Programmes</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Pioches</translation>
    </message>
    <message>
        <source>The flight</source>
        <translation>Le vol</translation>
    </message>
    <message>
        <source>Best flight</source>
        <translation>Meilleur vol</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This is a folder, not a saved game.</source>
        <translation>C’est un dossier, pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a saved game.</source>
        <translation>C’est un périphérique ou un tube, pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>The file is larger than {detail} MiB; no game is that long.</source>
        <translation>Le fichier dépasse {detail} Mio&#xa0;; aucune partie n’est aussi longue.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file has more than {detail} lines; no game is that long.</source>
        <translation>Le fichier a plus de {detail} lignes&#xa0;; aucune partie n’est aussi longue.</translation>
    </message>
    <message>
        <source>This is not a saved game of Voltige.</source>
        <translation>Ce n’est pas une partie enregistrée de Voltige.</translation>
    </message>
    <message>
        <source>A newer Voltige saved this game (format {detail}); update Voltige to open it.</source>
        <translation>Un Voltige plus récent a enregistré cette partie (format {detail})&#xa0;; mettez Voltige à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Voltige has no game called {detail}.</source>
        <translation>Voltige ne connaît pas le jeu {detail}.</translation>
    </message>
    <message>
        <source>What is played and by whom can&apos;t be read ({detail}).</source>
        <translation>Ce qui est joué, et par qui, est illisible ({detail}).</translation>
    </message>
    <message>
        <source>This game can&apos;t be played by {detail}.</source>
        <translation>Ce jeu ne se joue pas à {detail}.</translation>
    </message>
    <message>
        <source>The table&apos;s options can&apos;t be read ({detail}).</source>
        <translation>Les options de la table sont illisibles ({detail}).</translation>
    </message>
    <message>
        <source>The game needs the rules {detail} of another Voltige: today its moves would mean something else.</source>
        <translation>La partie demande les règles {detail} d’un autre Voltige&#xa0;: aujourd’hui, ses coups auraient un autre sens.</translation>
    </message>
    <message>
        <source>The line can&apos;t be read ({detail}).</source>
        <translation>La ligne est illisible ({detail}).</translation>
    </message>
    <message>
        <source>The line was changed, moved or lost after it was saved.</source>
        <translation>La ligne a été modifiée, déplacée ou perdue après l’enregistrement.</translation>
    </message>
    <message>
        <source>The rules refuse the move: {refusal} ({detail})</source>
        <translation>Les règles refusent le coup&#xa0;: {refusal} ({detail})</translation>
    </message>
    <message>
        <source>It points to position {detail}, which the game never reached.</source>
        <translation>Elle renvoie à la position {detail}, que la partie n’a jamais atteinte.</translation>
    </message>
    <message>
        <source>The saved position is not the one the moves lead to.</source>
        <translation>La position enregistrée n’est pas celle où mènent les coups.</translation>
    </message>
    <message>
        <source>The position this game went on from is damaged.</source>
        <translation>La position d’où cette partie a repris est abîmée.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Le fichier s’arrête trop tôt.</translation>
    </message>
    <message>
        <source>Line {line}: {flaw}</source>
        <translation>Ligne {line}&#xa0;: {flaw}</translation>
    </message>
    <message>
        <source>The last position can be opened; a round under way begins anew.</source>
        <translation>La dernière position peut être ouverte&#xa0;; une manche en cours est recommencée.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games are damaged; they were put aside in {folder}.</source>
        <comment>A finished game is damaged; it was put aside in {folder}.</comment>
        <translation>
            <numerusform>Une partie terminée est endommagée&#xa0;; elle a été mise de côté dans {folder}.</numerusform>
            <numerusform>%n parties terminées sont endommagées&#xa0;; elles ont été mises de côté dans {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A newer Voltige keeps the record; here the finished games are only shown.</source>
        <translation>Un Voltige plus récent tient le palmarès&#xa0;; ici, les parties terminées sont seulement montrées.</translation>
    </message>
    <message>
        <source>The record is damaged and can&apos;t be put aside: {reason}.</source>
        <translation>Le palmarès est endommagé et ne peut pas être mis de côté&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The record was damaged and is made anew of its games; the old one is {file}.</source>
        <translation>Le palmarès était endommagé&#xa0;; il est refait à partir de ses parties. L’ancien est {file}.</translation>
    </message>
    <message>
        <source>The record can&apos;t be written ({reason}); the finished games are shown.</source>
        <translation>Impossible d’écrire le palmarès ({reason})&#xa0;; les parties terminées sont montrées.</translation>
    </message>
    <message>
        <source>The record could not be changed: {reason}.</source>
        <translation>Le palmarès n’a pas pu être modifié&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>A finished game can&apos;t be kept in the record for now ({reason}).</source>
        <translation>Une partie terminée ne peut pas être gardée dans le palmarès pour l’instant ({reason}).</translation>
    </message>
    <message>
        <source>another Voltige is writing it</source>
        <translation>un autre Voltige est en train de l’écrire</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>All finished games: who won what, ratings and evenings</source>
        <translation>Toutes les parties terminées&#xa0;: qui a gagné quoi, cotes et soirées</translation>
    </message>
    <message>
        <source>Every table gives one point for beating everybody, and otherwise the share of the opponents that were beaten; whoever is level counts half. With equal points more wins decide, then fewer games.</source>
        <translation>Chaque table donne un point à qui bat tout le monde, et sinon la part des adversaires battus&#xa0;; une égalité compte pour moitié. À points égaux, plus de victoires décident, puis moins de parties.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Per table</source>
        <translation>Par table</translation>
    </message>
    <message>
        <source>The games that you picked</source>
        <translation>Les parties choisies</translation>
    </message>
    <message>
        <source>Which evening</source>
        <translation>Quelle soirée</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Ranking of {day}</source>
        <translation>Classement du {day}</translation>
    </message>
    <message>
        <source>Points by the number of games</source>
        <translation>Points divisés par le nombre de parties</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>The tables</source>
        <translation>Les tables</translation>
    </message>
    <message>
        <source>Save the ranking</source>
        <translation>Enregistrer le classement</translation>
    </message>
    <message>
        <source>The ranking could not be saved as {path}: {reason}.</source>
        <translation>Le classement n’a pas pu être enregistré sous {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Les parties de qui</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Contre qui</translation>
    </message>
    <message>
        <source>Cadet (bot)</source>
        <translation>Cadet (robot)</translation>
    </message>
    <message>
        <source>Pilot (bot)</source>
        <translation>Pilote (robot)</translation>
    </message>
    <message>
        <source>Ace (bot)</source>
        <translation>As (robot)</translation>
    </message>
    <message>
        <source>Random (bot)</source>
        <translation>Hasard (robot)</translation>
    </message>
    <message>
        <source>Against anybody</source>
        <translation>Contre tous</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Contre des personnes</translation>
    </message>
    <message>
        <source>Against Cadets</source>
        <translation>Contre des Cadets</translation>
    </message>
    <message>
        <source>Against Pilots</source>
        <translation>Contre des Pilotes</translation>
    </message>
    <message>
        <source>Against Aces</source>
        <translation>Contre des As</translation>
    </message>
    <message>
        <source>Unnamed player</source>
        <translation>Joueur sans nom</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Cotes</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that is played to its end is kept here.</source>
        <translation>Aucune partie n’est encore terminée. Chaque partie jouée jusqu’au bout est gardée ici.</translation>
    </message>
    <message>
        <source>The finished games are being read: {done} of {all}.</source>
        <translation>Lecture des parties terminées&#xa0;: {done} sur {all}.</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exporter les parties</translation>
    </message>
    <message>
        <source>Voltige games</source>
        <translation>Parties de Voltige</translation>
    </message>
    <message>
        <source>The games could not be exported to {path}: {reason}.</source>
        <translation>Les parties n’ont pas pu être exportées vers {path}&#xa0;: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>Delete these %n games from the record for good?</source>
        <comment>Delete this game from the record for good?</comment>
        <translation>
            <numerusform>Supprimer définitivement cette partie du palmarès&#xa0;?</numerusform>
            <numerusform>Supprimer définitivement ces %n parties du palmarès&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings are worked out as if they had never been played. {yours}</source>
        <translation>Les cotes sont recalculées comme si elles n’avaient jamais été jouées. {yours}</translation>
    </message>
    <message>
        <source>Take {name} out of the record?</source>
        <translation>Retirer {name} du palmarès&#xa0;?</translation>
    </message>
    <message>
        <source>{name} is in {games}. Those without another person are deleted; in the others an unnamed player stays in {name}&apos;s place. {yours}</source>
        <translation>{name} figure dans {games}. Celles sans autre personne sont supprimées&#xa0;; dans les autres, un joueur sans nom reste au lieu du nom {name}. {yours}</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Delete the whole record for good?</source>
        <translation>Supprimer définitivement tout le palmarès&#xa0;?</translation>
    </message>
    <message>
        <source>All of it goes: {games}, and every rating. {yours}</source>
        <translation>Tout disparaît&#xa0;: {games} et toutes les cotes. {yours}</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>Take {name} Out…</source>
        <translation>Retirer {name}…</translation>
    </message>
    <message>
        <source>Delete the Whole Record…</source>
        <translation>Supprimer tout le palmarès…</translation>
    </message>
    <message>
        <source>Files that you saved yourself stay as they are.</source>
        <translation>Les fichiers que vous avez enregistrés vous-même restent tels quels.</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Rank as an Evening</source>
        <translation>Classer comme une soirée</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>How far off the rating may be</source>
        <translation>De combien la cote peut se tromper</translation>
    </message>
    <message>
        <source>People and bots are rated on one scale per game, beginning at 1500: who has 400 points more wins ten games of eleven. In nineteen cases of twenty the true strength lies within ±.</source>
        <translation>Personnes et robots partagent une échelle par jeu, à partir de 1500&#xa0;: qui a 400 points de plus gagne dix parties sur onze. Dans dix-neuf cas sur vingt, la vraie force se trouve à ± près.</translation>
    </message>
    <message>
        <source>Ratings in {game} over time</source>
        <translation>Cotes au fil du temps&#xa0;: {game}</translation>
    </message>
    <message numerus="yes">
        <source>{games} on %n evenings.</source>
        <comment>{games} on one evening.</comment>
        <translation>
            <numerusform>{games} en une soirée.</numerusform>
            <numerusform>{games} en %n soirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won {wins} of %n games ({share}).</source>
        <comment>{name} has won {wins} of one game ({share}).</comment>
        <translation>
            <numerusform>Parties gagnées par {name}&#xa0;: {wins} sur une ({share}).</numerusform>
            <numerusform>Parties gagnées par {name}&#xa0;: {wins} sur %n ({share}).</numerusform>
        </translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Par adversaire</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Games finished ahead of the opponent</source>
        <translation>Parties finies devant l’adversaire</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>Games finished level</source>
        <translation>Parties finies à égalité</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Games finished behind the opponent</source>
        <translation>Parties finies derrière l’adversaire</translation>
    </message>
    <message>
        <source>Wins in the last {count} games</source>
        <translation>Victoires dans les {count} dernières parties</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Exploits</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Shared ones included</source>
        <translation>Y compris les victoires partagées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Wins in a row, up to the last game</source>
        <translation>Victoires d’affilée, jusqu’à la dernière partie</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Plus longue</translation>
    </message>
    <message>
        <source>The most wins in a row</source>
        <translation>Le plus de victoires d’affilée</translation>
    </message>
    <message>
        <source>Played on from position {number} of another game</source>
        <translation>Partie reprise à la position {number} d’une autre partie</translation>
    </message>
    <message>
        <source>Played on from position {number} of the game of {date}</source>
        <translation>Partie reprise à la position {number} de la partie du {date}</translation>
    </message>
    <message>
        <source>{origin}, with the same luck.</source>
        <translation>{origin}, avec le même hasard.</translation>
    </message>
    <message>
        <source>{origin}, with fresh luck.</source>
        <translation>{origin}, avec un nouveau hasard.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>{file} is something else</source>
        <translation>{file} est autre chose</translation>
    </message>
    <message>
        <source>When the game is over it can be reviewed: before, a review would tell what nobody may know yet.</source>
        <translation>Une fois terminée, la partie peut être analysée&#xa0;: avant, une analyse dirait ce que personne ne doit encore savoir.</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>Analyser cette par&amp;tie</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>An&amp;nuler</translation>
    </message>
    <message>
        <source>How much of the review is made</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>The game is being reviewed; you can go on meanwhile.</source>
        <translation>La partie est en cours d’analyse&#xa0;; vous pouvez continuer entre-temps.</translation>
    </message>
    <message>
        <source>A review says of every decision what it gave away, from what its player could see, and of every throw and deal what it brought. It is made once and kept with the game.</source>
        <translation>Une analyse dit de chaque décision ce qu’elle a coûté, d’après ce que son joueur pouvait voir, et de chaque lancer et de chaque donne ce qu’ils ont rapporté. Elle est faite une fois et conservée avec la partie.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>De qui sont les décisions</translation>
    </message>
    <message>
        <source>&amp;Faults only</source>
        <translation>&amp;Fautes seules</translation>
    </message>
    <message>
        <source>The shaded part is luck; the hollow marks show where it ends with average luck.</source>
        <translation>La partie ombrée est la chance&#xa0;; les marques creuses montrent la fin avec une chance moyenne.</translation>
    </message>
    <message>
        <source>The review can&apos;t be kept, and has to be made again next time: {reason}</source>
        <translation>L’analyse ne peut pas être conservée et sera à refaire la prochaine fois&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The review could not be made; the log says more.</source>
        <translation>L’analyse n’a pas pu être faite&#xa0;; le journal en dit plus.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>accuracy {accuracy}, luck {luck}</source>
        <translation>précision {accuracy}, chance {luck}</translation>
    </message>
    <message>
        <source>Luck for {name}</source>
        <translation>Chance pour {name}</translation>
    </message>
    <message>
        <source>Bad luck for {name}</source>
        <translation>Malchance pour {name}</translation>
    </message>
    <message>
        <source>No decision could have been clearly better.</source>
        <translation>Aucune décision n’aurait pu être nettement meilleure.</translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Il n’y avait rien à décider.</translation>
    </message>
    <message>
        <source>For the accuracy the best decision that was known counts 100 %, and a blunder little.</source>
        <translation>Pour la précision, la meilleure décision connue compte 100&#xa0;%, et une gaffe presque rien.</translation>
    </message>
    <message>
        <source>A hint would have been: “{hint}”</source>
        <translation>Un conseil aurait été&#xa0;: «&#xa0;{hint}&#xa0;»</translation>
    </message>
    <message>
        <source>A hint to {name} would have been: “{hint}”</source>
        <translation>Un conseil à {name} aurait été&#xa0;: «&#xa0;{hint}&#xa0;»</translation>
    </message>
    <message>
        <source>The luck of the draw</source>
        <translation>Le hasard du tirage</translation>
    </message>
    <message>
        <source>{name} {before}, then {after}</source>
        <translation>{name} {before}, puis {after}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <comment>about a minute left</comment>
        <translation>
            <numerusform>encore une minute environ</numerusform>
            <numerusform>encore&#xa0;%n minutes environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <comment>about a second left</comment>
        <translation>
            <numerusform>encore une seconde environ</numerusform>
            <numerusform>encore&#xa0;%n secondes environ</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck was even, and did not decide this game.</source>
        <translation>La chance était égale et n’a pas décidé de cette partie.</translation>
    </message>
    <message>
        <source>Luck may have decided it: with average luck it would have been too close to call.</source>
        <translation>La chance a pu décider&#xa0;: avec une chance moyenne, tout restait ouvert.</translation>
    </message>
    <message>
        <source>With average luck {name} would have been ahead by {lead} points.</source>
        <translation>Avec une chance moyenne, {name} aurait eu {lead} points d’avance.</translation>
    </message>
    <message>
        <source>With average luck {name} would have been behind by {lead} points.</source>
        <translation>Avec une chance moyenne, {name} aurait eu {lead} points de retard.</translation>
    </message>
    <message>
        <source>With average luck you would have won as well, by {points}.</source>
        <translation>Avec une chance moyenne, vous auriez aussi gagné, de {points}.</translation>
    </message>
    <message>
        <source>With average luck you would have won by {points}.</source>
        <translation>Avec une chance moyenne, vous auriez gagné de {points}.</translation>
    </message>
    <message>
        <source>With average luck you would have lost by {points}.</source>
        <translation>Avec une chance moyenne, vous auriez perdu de {points}.</translation>
    </message>
    <message>
        <source>With average luck you would have lost as well, by {points}.</source>
        <translation>Avec une chance moyenne, vous auriez aussi perdu, de {points}.</translation>
    </message>
    <message>
        <source>With average luck {name} would have won as well, by {points}.</source>
        <translation>Avec une chance moyenne, {name} aurait aussi gagné, de {points}.</translation>
    </message>
    <message>
        <source>With average luck {name} would have won by {points}.</source>
        <translation>Avec une chance moyenne, {name} aurait gagné de {points}.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur choix</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>%n best</comment>
        <translation>
            <numerusform>%n meilleur choix</numerusform>
            <numerusform>%n meilleurs choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>%n good</comment>
        <translation>
            <numerusform>%n bon</numerusform>
            <numerusform>%n bons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slips</source>
        <comment>%n slip</comment>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>%n mistake</comment>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>%n blunder</comment>
        <translation>
            <numerusform>%n gaffe</numerusform>
            <numerusform>%n gaffes</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} points</translation>
    </message>
    <message>
        <source>Nothing better was known.</source>
        <translation>On ne connaissait rien de mieux.</translation>
    </message>
    <message>
        <source>It gave away {chance} of the chance to win, and {points} points.</source>
        <translation>Cela a coûté {chance} de chances de gagner, et {points} points.</translation>
    </message>
    <message>
        <source>Luck brought {chance} of the chance to win, and {points}.</source>
        <translation>La chance a apporté {chance} de chances de gagner, et {points}.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>{low} to {high} %</source>
        <translation>{low} à {high}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Find in the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Previous (Shift+Return)</source>
        <translation>Précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next (Return)</source>
        <translation>Suivant (Entrée)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Show or hide the contents</source>
        <translation>Afficher ou masquer le sommaire</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Back to where you were (Alt+Left)</source>
        <translation>Revenir là où vous étiez (Alt+Gauche)</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>The game is not over yet. Points: {scores}.</source>
        <translation>La partie n’est pas finie. Points&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>{kind} files (*{suffix})</source>
        <translation>Fichiers {kind} (*{suffix})</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}. What was there is untouched.</source>
        <translation>{path} n’a pas pu être écrit&#xa0;: {reason}. Ce qui s’y trouvait est intact.</translation>
    </message>
    <message>
        <source>This game can&apos;t be exported.</source>
        <translation>Cette partie ne peut pas être exportée.</translation>
    </message>
    <message>
        <source>It shows what you see: what is hidden from you stays hidden.</source>
        <translation>Vous exportez ce que vous voyez&#xa0;: ce qui vous est caché le reste.</translation>
    </message>
    <message>
        <source>The game is over, so the text names every card that anybody drew.</source>
        <translation>La partie est finie&#xa0;: le texte nomme donc toutes les cartes piochées.</translation>
    </message>
    <message>
        <source>Animated picture of the game</source>
        <translation>Image animée de la partie</translation>
    </message>
    <message>
        <source>Picture of the position shown</source>
        <translation>Image de la position affichée</translation>
    </message>
    <message>
        <source>The game in words</source>
        <translation>La partie en mots</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Calm: two seconds a move</source>
        <translation>Calme&#xa0;: deux secondes par coup</translation>
    </message>
    <message>
        <source>Brisk: a second a move</source>
        <translation>Vif&#xa0;: une seconde par coup</translation>
    </message>
    <message>
        <source>Fast: half a second a move</source>
        <translation>Rapide&#xa0;: une demi-seconde par coup</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixels</translation>
    </message>
    <message>
        <source>The table is in the clipboard as a picture.</source>
        <translation>La table est dans le presse-papiers, en image.</translation>
    </message>
    <message>
        <source>Exported as {path}.</source>
        <translation>Exporté sous {path}.</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <source>Something went wrong in Voltige. Your games are kept; you can go on.</source>
        <translation>Quelque chose n’a pas marché dans Voltige. Vos parties sont conservées&#xa0;; vous pouvez continuer.</translation>
    </message>
    <message>
        <source>No report could be written ({reason}).</source>
        <translation>Aucun rapport n’a pu être écrit ({reason}).</translation>
    </message>
    <message>
        <source>A report is in {path}; the log is {log}.</source>
        <translation>Un rapport est dans {path}&#xa0;; le journal est {log}.</translation>
    </message>
    <message>
        <source>About Voltige</source>
        <translation>À propos de Voltige</translation>
    </message>
    <message>
        <source>Voltige</source>
        <translation>Voltige</translation>
    </message>
    <message>
        <source>Version {version}: a table for flying and flicking games.</source>
        <translation>Version {version}&#xa0;: une table pour les jeux d’avions et de pichenettes.</translation>
    </message>
    <message>
        <source>The games belong to their authors and publishers: Lucky Loop by Karsten Hartwig and Wolfgang Panning, Jump! by Wolfgang Kramer and Michael Kiesling, Targets by Wilfried Fort. Voltige contains no text or art of theirs.</source>
        <translation>Les jeux appartiennent à leurs auteurs et éditeurs&#xa0;: Lucky Loop de Karsten Hartwig et Wolfgang Panning, Jump! de Wolfgang Kramer et Michael Kiesling, Targets de Wilfried Fort. Voltige ne contient ni leurs textes ni leurs illustrations.</translation>
    </message>
    <message>
        <source>Voltige is free software under the MIT licence.</source>
        <translation>Voltige est un logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Set in Limelight and Jost, both under the SIL Open Font License. Built with Qt and PySide.</source>
        <translation>Composé en Limelight et Jost, toutes deux sous licence SIL Open Font. Réalisé avec Qt et PySide.</translation>
    </message>
    <message>
        <source>Games, reports and the log are kept in {folder}.</source>
        <translation>Les parties, les rapports et le journal sont dans {folder}.</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Record of &amp;Games</source>
        <translation>&amp;Palmarès</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Copy as &amp;Picture</source>
        <translation>Copier en &amp;image</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Play On from &amp;Here…</source>
        <translation>&amp;Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>&amp;Restart…</source>
        <translation>Re&amp;commencer…</translation>
    </message>
    <message>
        <source>Re&amp;view This Game</source>
        <translation>Anal&amp;yser cette partie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>Since My Last &amp;Turn</source>
        <translation>Depuis mon dernier &amp;tour</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>Le &amp;fil de la partie</translation>
    </message>
    <message>
        <source>&amp;Pause the Bots</source>
        <translation>Mettre les robots en pa&amp;use</translation>
    </message>
    <message>
        <source>Play &amp;One Bot Move</source>
        <translation>Faire jouer u&amp;n coup aux robots</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit the Table</source>
        <translation>Table &amp;entière</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Go to the Moves</source>
        <translation>&amp;Aller aux coups</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;About Voltige</source>
        <translation>À &amp;propos de Voltige</translation>
    </message>
    <message>
        <source>A new game begins on a tab of its own, with all that was played up to there and all that the table agreed on. This one stays as it is.</source>
        <translation>Une nouvelle partie commence sur son propre onglet, avec tout ce qui a été joué jusque-là et tout ce dont la table est convenue. Celle-ci reste telle quelle.</translation>
    </message>
    <message>
        <source>The same decisions bring the same dice and cards as in this game.</source>
        <translation>Les mêmes décisions amènent les mêmes dés et les mêmes cartes que dans cette partie.</translation>
    </message>
    <message>
        <source>What is thrown, dealt or shuffled from here on is new. What lies shuffled already stays as it lies.</source>
        <translation>Ce qui est lancé, distribué ou mélangé à partir d’ici est nouveau. Ce qui est déjà mélangé reste dans son ordre.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>From position {number} of {all}</source>
        <translation>À partir de la position {number} sur {all}</translation>
    </message>
    <message>
        <source>The same luck</source>
        <translation>Le même hasard</translation>
    </message>
    <message>
        <source>Fresh luck</source>
        <translation>Un nouveau hasard</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Begin again?</source>
        <translation>Recommencer&#xa0;?</translation>
    </message>
    <message>
        <source>The game that is on the table waits in the hangar.</source>
        <translation>La partie qui est sur la table attendra au hangar.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>What shall this game be called?</source>
        <translation>Comment appeler cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>This game is open in another window of Voltige.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre de Voltige.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened.</source>
        <translation>Impossible d’ouvrir cette partie.</translation>
    </message>
    <message>
        <source>This game can&apos;t be played.</source>
        <translation>Ce jeu est injouable pour le moment.</translation>
    </message>
    <message>
        <source>{title}, position {number}</source>
        <translation>{title}, position {number}</translation>
    </message>
    <message>
        <source>Played on from position {number} of {all}; {title} stays as it is.</source>
        <translation>Partie reprise à la position {number} sur {all}&#xa0;; la partie {title} reste telle quelle.</translation>
    </message>
    <message>
        <source>The game goes on from the last good move ({reason})</source>
        <translation>La partie reprend au dernier coup intact ({reason})</translation>
    </message>
    <message>
        <source>Its moves are not kept anywhere else, unless you saved them to a file.</source>
        <translation>Ses coups ne sont conservés nulle part ailleurs, sauf si vous les avez enregistrés dans un fichier.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Their moves are not kept anywhere else, unless you saved them to files.</source>
        <translation>Leurs coups ne sont conservés nulle part ailleurs, sauf si vous les avez enregistrés dans des fichiers.</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>This game can&apos;t be removed: {reason}.</source>
        <translation>Cette partie ne peut pas être supprimée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>{file} is open in another tab; choose another name.</source>
        <translation>{file} est ouvert dans un autre onglet&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Voltige keeps running games in this folder; choose another.</source>
        <translation>Voltige garde les parties en cours dans ce dossier&#xa0;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The last moves of {title} are not on the disk.</source>
        <translation>Les derniers coups de «&#xa0;{title}&#xa0;» ne sont pas sur le disque.</translation>
    </message>
    <message>
        <source>They could not be kept: {reason}. Save the game to another place, or lose them.</source>
        <translation>Ils n’ont pas pu être conservés&#xa0;: {reason}. Enregistrez la partie ailleurs, sinon ils seront perdus.</translation>
    </message>
    <message>
        <source>Leave without these moves</source>
        <translation>Quitter sans ces coups</translation>
    </message>
    <message>
        <source>The game goes on from the last saved position ({reason})</source>
        <translation>La partie reprend à la dernière position enregistrée ({reason})</translation>
    </message>
    <message>
        <source>The game was not saved.</source>
        <translation>La partie n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Enregistrée sous {path}.</translation>
    </message>
    <message>
        <source>Every move is kept again.</source>
        <translation>Tous les coups sont de nouveau conservés.</translation>
    </message>
    <message>
        <source>Voltige games (*{suffix})</source>
        <translation>Parties de Voltige (*{suffix})</translation>
    </message>
    <message>
        <source>What shall we fly today?</source>
        <translation>Quel vol aujourd’hui&#xa0;?</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Waiting in the hangar</source>
        <translation>En attente au hangar</translation>
    </message>
    <message>
        <source>A game that you leave waits here, move for move; nothing needs to be saved.</source>
        <translation>Une partie que vous quittez attend ici, coup pour coup&#xa0;; il n’y a rien à enregistrer.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Games that you save to a file, or open from one, are listed here.</source>
        <translation>Les parties enregistrées dans un fichier, ou ouvertes depuis un fichier, apparaissent ici.</translation>
    </message>
    <message>
        <source>{package} brings a game, {game}, that can&apos;t be played: {reason}.</source>
        <translation>{package} apporte un jeu, {game}, que l’on ne peut pas jouer&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Open Recen&amp;t</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun pour l’instant</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Librement</translation>
    </message>
    <message>
        <source>Every move can be taken back, whatever has been seen since.</source>
        <translation>Tous les coups peuvent être repris, quoi qu’on ait vu depuis.</translation>
    </message>
    <message>
        <source>Until something is revealed</source>
        <translation>Tant que rien n’est révélé</translation>
    </message>
    <message>
        <source>A move can be taken back until dice, a drawn card or a hidden one are seen.</source>
        <translation>Un coup peut être repris tant qu’on n’a vu ni dés, ni carte piochée, ni carte cachée.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>A move that is played stays played.</source>
        <translation>Un coup joué reste joué.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>%n player</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nouvelle partie&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Hints and odds</source>
        <translation>Conseils et probabilités</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Reprendre un coup</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Décoller</translation>
    </message>
    <message>
        <source>New tables are set for these people, in this order. Whoever takes off under a new name joins them.</source>
        <translation>Chaque nouvelle table est mise pour ces personnes, dans cet ordre. Qui décolle sous un nouveau nom les rejoint.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Il faut un nom à chacun.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Deux joueurs s’appellent {name}.</translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation>pas encore de nom</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Couleur</translation>
    </message>
    <message>
        <source>Two players wear the same colour.</source>
        <translation>Deux joueurs ont la même couleur.</translation>
    </message>
    <message>
        <source>This file can&apos;t be opened.</source>
        <translation>Impossible d’ouvrir ce fichier.</translation>
    </message>
    <message numerus="yes">
        <source>Open the good part (%n moves)</source>
        <comment>Open the good part (%n move)</comment>
        <translation>
            <numerusform>Ouvrir la partie intacte (%n coup)</numerusform>
            <numerusform>Ouvrir la partie intacte (%n coups)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the last position</source>
        <translation>Ouvrir la dernière position</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened.</source>
        <translation>Impossible d’ouvrir {file}.</translation>
    </message>
    <message>
        <source>{file} was played under older rules.</source>
        <translation>{file} a été joué avec d’anciennes règles.</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>{file} est abîmé.</translation>
    </message>
    <message>
        <source>Flying games for the table</source>
        <translation>Jeux d’avions pour la table</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} à {most} joueurs</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Bots&apos; &amp;pace</source>
        <translation>R&amp;ythme des robots</translation>
    </message>
    <message>
        <source>&amp;Move pieces by</source>
        <translation>&amp;Déplacer les pièces</translation>
    </message>
    <message>
        <source>&amp;Bots think</source>
        <translation>Réflexion des &amp;robots</translation>
    </message>
    <message>
        <source>By day (light)</source>
        <translation>De jour (clair)</translation>
    </message>
    <message>
        <source>By night (dark)</source>
        <translation>De nuit (sombre)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Les cartes que l’on voit</translation>
    </message>
    <message>
        <source>All cards hidden</source>
        <translation>Toutes cartes cachées</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Cartes visibles&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The bots are paused.</source>
        <translation>Les robots sont en pause.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sans attendre</translation>
    </message>
    <message>
        <source>&amp;Hints, and odds if any</source>
        <translation>Conseils, et &amp;probabilités s’il y en a</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Dragging or clicking</source>
        <translation>En glissant ou en cliquant</translation>
    </message>
    <message>
        <source>Dragging only</source>
        <translation>En glissant seulement</translation>
    </message>
    <message>
        <source>Clicking only</source>
        <translation>En cliquant seulement</translation>
    </message>
    <message>
        <source>Switched on</source>
        <translation>Activés</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Désactivés</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>A second at most</source>
        <translation>Une seconde au plus</translation>
    </message>
    <message>
        <source>Two seconds at most</source>
        <translation>Deux secondes au plus</translation>
    </message>
    <message>
        <source>Three seconds at most</source>
        <translation>Trois secondes au plus</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown.</source>
        <translation>Impossible de montrer cette partie.</translation>
    </message>
    <message>
        <source>{game}: the rules</source>
        <translation>{game}&#xa0;: les règles</translation>
    </message>
    <message>
        <source>The rules of this game are not written down yet.</source>
        <translation>Les règles de ce jeu ne sont pas encore écrites.</translation>
    </message>
    <message>
        <source>The game could not be saved as {path}: {reason}. What was there is untouched.</source>
        <translation>La partie n’a pas pu être enregistrée sous {path}&#xa0;: {reason}. Ce qui s’y trouvait est intact.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>› {name}</source>
        <translation>› {name}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot: Cadet</source>
        <translation>Robot&#xa0;: Cadet</translation>
    </message>
    <message>
        <source>Bot: Pilot</source>
        <translation>Robot&#xa0;: Pilote</translation>
    </message>
    <message>
        <source>Bot: Ace</source>
        <translation>Robot&#xa0;: As</translation>
    </message>
    <message>
        <source>Bot: at random</source>
        <translation>Robot&#xa0;: au hasard</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <translation>Couleur de la place {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Qui joue à la place {number}</translation>
    </message>
    <message>
        <source>Vermilion</source>
        <translation>Vermillon</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Bleu marine</translation>
    </message>
    <message>
        <source>Mustard</source>
        <translation>Moutarde</translation>
    </message>
    <message>
        <source>Leaf green</source>
        <translation>Vert feuille</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Bleu canard</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sable</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>{title} *</source>
        <translation>{title} *</translation>
    </message>
    <message>
        <source>Close; the game waits in the hangar</source>
        <translation>Fermer&#xa0;; la partie attend au hangar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Hangar</source>
        <translation>Hangar</translation>
    </message>
    <message>
        <source>Hangar and running games</source>
        <translation>Hangar et parties en cours</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Remove from the hangar</source>
        <translation>Retirer du hangar</translation>
    </message>
    <message>
        <source>Remove {game}</source>
        <translation>Retirer {game}</translation>
    </message>
    <message>
        <source>A game in progress</source>
        <translation>Une partie en cours</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>{when}, {progress}</source>
        <translation>{when}, {progress}</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>%n move</comment>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Sélectionnée</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>Auj. à {time}</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>Hier à {time}</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>The game is over here: look back at an earlier position first.</source>
        <translation>La partie est finie ici&#xa0;: revenez d’abord à une position antérieure.</translation>
    </message>
    <message>
        <source>Only a finished game is reviewed: a review would tell what nobody may know yet.</source>
        <translation>Seule une partie terminée peut être analysée&#xa0;: une analyse dirait ce que personne ne doit encore savoir.</translation>
    </message>
    <message>
        <source>{title}[*] - Voltige</source>
        <translation>{title}[*] - Voltige</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>This table plays without hints and odds.</source>
        <translation>On joue à cette table sans conseils ni probabilités.</translation>
    </message>
    <message>
        <source>Hints and odds are switched off in the settings.</source>
        <translation>Les conseils et les probabilités sont désactivés dans les préférences.</translation>
    </message>
    <message>
        <source>You are looking back; the odds are those of the game.</source>
        <translation>Vous regardez en arrière&#xa0;; les probabilités sont celles de la partie en cours.</translation>
    </message>
    <message>
        <source>Choose below the table whose cards you see; the odds are then shown here.</source>
        <translation>Choisissez sous la table les cartes que vous voyez&#xa0;: les chances s’affichent alors ici.</translation>
    </message>
    <message>
        <source>On this player&apos;s turn, this shows what the flights are worth.</source>
        <translation>Au tour de ce joueur s’affiche ici la valeur de ses vols.</translation>
    </message>
    <message>
        <source>On your turn, this shows what your flights are worth and how likely they are to succeed.</source>
        <translation>À votre tour s’affichent ici la valeur de vos vols et leurs chances de réussir.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Chance of each number of points</source>
        <translation>Probabilité de chaque nombre de points</translation>
    </message>
    <message>
        <source>This game can&apos;t be kept at the moment ({reason}). Voltige keeps trying.</source>
        <translation>Cette partie ne peut pas être conservée pour le moment ({reason}). Voltige continue d’essayer.</translation>
    </message>
    <message>
        <source>Another window or program wrote to it. Overwriting loses what is in it now.</source>
        <translation>Une autre fenêtre ou un autre programme y a écrit. L’écraser perd ce qu’il contient maintenant.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Does everybody at the table agree to see what {name} held?</source>
        <translation>Êtes-vous tous d’accord pour voir ce qu’avait en main {name}&#xa0;?</translation>
    </message>
    <message>
        <source>The game goes on, and these cards tell what {name} may hold now.</source>
        <translation>La partie continue, et ces cartes disent ce que peut encore avoir en main {name}.</translation>
    </message>
    <message>
        <source>Does everybody at the table agree?</source>
        <translation>Toute la table est-elle d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>This game is not over: whoever plays on may learn what is hidden in it, and what luck will bring.</source>
        <translation>Cette partie n’est pas finie&#xa0;: qui joue à partir d’ici peut apprendre ce qui y est caché, et ce que le hasard réserve.</translation>
    </message>
    <message>
        <source>Everybody agrees</source>
        <translation>Tout le monde est d’accord</translation>
    </message>
    <message numerus="yes">
        <source>Remove these %n games for good?</source>
        <comment>Remove this game for good?</comment>
        <translation>
            <numerusform>Supprimer cette partie pour de bon&#xa0;?</numerusform>
            <numerusform>Supprimer pour de bon ces %n parties&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove all %n games for good?</source>
        <comment>Remove this game for good?</comment>
        <translation>
            <numerusform>Supprimer cette partie pour de bon&#xa0;?</numerusform>
            <numerusform>Supprimer pour de bon les %n parties&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} has changed since you opened it.</source>
        <translation>{file} a changé depuis que vous l’avez ouvert.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Moves that are not in the file wait in the hangar.</source>
        <translation>Des coups qui ne sont pas dans le fichier attendent au hangar.</translation>
    </message>
    <message>
        <source>Go on with the newer game</source>
        <translation>Reprendre la partie la plus récente</translation>
    </message>
    <message>
        <source>Open the file as it is</source>
        <translation>Ouvrir le fichier tel quel</translation>
    </message>
    <message>
        <source>{file} is already there.</source>
        <translation>{file} existe déjà.</translation>
    </message>
    <message>
        <source>Overwriting loses what is in it now.</source>
        <translation>L’écraser perd ce qu’il contient maintenant.</translation>
    </message>
    <message>
        <source>there is no room on the disk</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>l’écriture n’y est pas autorisée</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tiré au sort</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n games…</source>
        <comment>Remove one game…</comment>
        <translation>
            <numerusform>Retirer une partie…</numerusform>
            <numerusform>Retirer %n parties…</numerusform>
        </translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Plus de parties</translation>
    </message>
    <message>
        <source>Remove all…</source>
        <translation>Tout supprimer…</translation>
    </message>
    <message>
        <source>You are looking back; go back to the game to move.</source>
        <translation>Vous regardez en arrière&#xa0;; revenez à la partie pour jouer.</translation>
    </message>
    <message>
        <source>There is nothing for you to do right now.</source>
        <translation>Vous n’avez rien à faire pour l’instant.</translation>
    </message>
    <message>
        <source>About you. {line}</source>
        <translation>Vous concerne. {line}</translation>
    </message>
    <message>
        <source>Show the odds ({keys})</source>
        <translation>Voir les probabilités ({keys})</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Dernières jouées d’abord</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>Order of the games that wait</source>
        <translation>Ordre des parties en attente</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>{number} ×</source>
        <translation>{number} ×</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>How fast it is replayed</source>
        <translation>La vitesse à laquelle on revoit la partie</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Position {number} of {all}</source>
        <translation>Position {number} sur {all}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>To the mark before ({keys})</source>
        <translation>Au repère précédent ({keys})</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the next mark ({keys})</source>
        <translation>Au repère suivant ({keys})</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>Re&amp;voir la partie</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Anal&amp;yser</translation>
    </message>
    <message>
        <source>To the &amp;hangar</source>
        <translation>Au &amp;hangar</translation>
    </message>
    <message>
        <source>The same players once more; the next one begins</source>
        <translation>Les mêmes joueurs, encore une fois&#xa0;; c’est au suivant de commencer</translation>
    </message>
    <message>
        <source>The scores over the game</source>
        <translation>Les scores au fil de la partie</translation>
    </message>
    <message>
        <source>{victory} You come {place} of {players}.</source>
        <translation>{victory} Vous terminez {place}&#xa0;sur&#xa0;{players}.</translation>
    </message>
    <message>
        <source>You win. Congratulations!</source>
        <translation>Vous avez gagné. Bravo&#xa0;!</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7e</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>8e</translation>
    </message>
    <message>
        <source>{place} {name} {points}</source>
        <translation>{place} {name} {points}</translation>
    </message>
    <message>
        <source>What the others did since your last turn, shown once more ({keys})</source>
        <translation>Ce que les autres ont fait depuis votre dernier tour, montré encore une fois ({keys})</translation>
    </message>
    <message>
        <source>The game of {file} went on after it was saved.</source>
        <translation>La partie du fichier {file} a continué après son enregistrement.</translation>
    </message>
    <message>
        <source>&amp;Guided First Game</source>
        <translation>Première partie &amp;guidée</translation>
    </message>
    <message>
        <source>Guided first game</source>
        <translation>Première partie guidée</translation>
    </message>
    <message>
        <source>New to {game}? Play your first game step by step.</source>
        <translation>Vous découvrez {game}&#xa0;? Jouez votre première partie pas à pas.</translation>
    </message>
    <message>
        <source>{game}: guided first game</source>
        <translation>{game}&#xa0;: première partie guidée</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>Volet pré&amp;cédent</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Clavier…</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Sounds aren&apos;t installed; “make play” installs them.</source>
        <translation>Les sons ne sont pas installés&#xa0;; «&#xa0;make play&#xa0;» les installe.</translation>
    </message>
    <message>
        <source>No loudspeaker or headphones were found.</source>
        <translation>Aucun haut-parleur ni casque n’a été trouvé.</translation>
    </message>
    <message>
        <source>Con&amp;trast</source>
        <translation>Contra&amp;ste</translation>
    </message>
    <message>
        <source>Time to &amp;react in races</source>
        <translation>&amp;Temps de réaction</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>Twice as long</source>
        <translation>Deux fois plus long</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Attendre ma réaction</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>Voir les probabilités</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>À jouer</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Ce que vous pouvez faire</translation>
    </message>
    <message>
        <source>Play for &amp;Me</source>
        <translation>Jouer pour &amp;moi</translation>
    </message>
    <message>
        <source>&amp;Clear the List</source>
        <translation>&amp;Effacer la liste</translation>
    </message>
    <message>
        <source>Any position of this game, and what led there ({keys})</source>
        <translation>Toutes les positions de cette partie, et ce qui y a mené ({keys})</translation>
    </message>
    <message>
        <source>As it was seen</source>
        <translation>Comme on l’a vu</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>{name}, Cadet (bot)</source>
        <translation>{name}, Cadet (robot)</translation>
    </message>
    <message>
        <source>{name}, Pilot (bot)</source>
        <translation>{name}, Pilote (robot)</translation>
    </message>
    <message>
        <source>{name}, Ace (bot)</source>
        <translation>{name}, As (robot)</translation>
    </message>
    <message>
        <source>{name}, at random (bot)</source>
        <translation>{name}, au hasard (robot)</translation>
    </message>
    <message>
        <source>The table is yours. Make sure nobody else is looking at the screen.</source>
        <translation>La table est à vous. Vérifiez que personne d’autre ne regarde l’écran.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
    <message>
        <source>Pass the table to {name}</source>
        <translation>Passer la table à {name}</translation>
    </message>
    <message>
        <source>Moves can&apos;t be taken back at this table.</source>
        <translation>À cette table, on ne reprend pas de coup.</translation>
    </message>
    <message>
        <source>Something has been revealed since: dice, a drawn card or a hidden one.</source>
        <translation>Quelque chose a été révélé depuis&#xa0;: des dés, une carte piochée ou une carte cachée.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Undo {move}</source>
        <translation>Annuler&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Redo {move}</source>
        <translation>Rétablir&#xa0;: {move}</translation>
    </message>
    <message>
        <source>START</source>
        <translation>DÉPART</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Recherche d’un conseil…</translation>
    </message>
    <message>
        <source>The odds can&apos;t be calculated just now.</source>
        <translation>Les chances ne peuvent pas être calculées pour l’instant.</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Pas de conseil cette fois.</translation>
    </message>
    <message>
        <source>{move}.</source>
        <translation>{move}.</translation>
    </message>
    <message>
        <source>{move} — {why}.</source>
        <translation>{move} — {why}.</translation>
    </message>
    <message>
        <source>The bots&apos; process fails: {reason}. Meanwhile they decide at a glance, and play worse.</source>
        <translation>Le processus des robots est en panne&#xa0;: {reason}. En attendant, ils décident d’un coup d’œil et jouent moins bien.</translation>
    </message>
    <message>
        <source>it can&apos;t be started</source>
        <translation>il ne démarre pas</translation>
    </message>
    <message>
        <source>it ends by itself</source>
        <translation>il s’arrête tout seul</translation>
    </message>
    <message>
        <source>it answers nonsense</source>
        <translation>ses réponses n’ont pas de sens</translation>
    </message>
    <message>
        <source>it answers with moves that aren&apos;t allowed</source>
        <translation>il répond par des coups interdits</translation>
    </message>
    <message>
        <source>it doesn&apos;t answer in time</source>
        <translation>il ne répond pas à temps</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>That doesn&apos;t go there.</source>
        <translation>Cela ne va pas là.</translation>
    </message>
    <message>
        <source>Nobody has moved since your last turn.</source>
        <translation>Personne n’a joué depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>Pull back</source>
        <translation>Tirez en arrière</translation>
    </message>
    <message>
        <source>{force} · {effect} · {angle}°</source>
        <translation>{force} · {effect} · {angle}°</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Rien n’a encore été annoncé.</translation>
    </message>
    <message>
        <source>Said last</source>
        <translation>Dernière annonce</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces selected, the last is {piece}.</source>
        <comment>Selected: {piece}.</comment>
        <translation>
            <numerusform>Sélection&#xa0;: {piece}.</numerusform>
            <numerusform>%n pièces sélectionnées, la dernière&#xa0;: {piece}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Coup repris.</translation>
    </message>
    <message>
        <source>Nothing is selected any more.</source>
        <translation>Plus rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>{action}: key {key}.</source>
        <translation>{action}&#xa0;: touche {key}.</translation>
    </message>
    <message>
        <source>{label}, {number} of {all}</source>
        <translation>{label}, {number} sur {all}</translation>
    </message>
    <message>
        <source>The bots wait for you: react whenever you like, or let them go on.</source>
        <translation>Les robots vous attendent&#xa0;: prenez votre temps pour réagir, ou laissez-les continuer.</translation>
    </message>
    <message>
        <source>Let them go on</source>
        <translation>Les laisser continuer</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Thinking for you…</source>
        <translation>Réflexion à votre place…</translation>
    </message>
    <message>
        <source>There is no move for you this time; please make it yourself.</source>
        <translation>Pas de coup à votre place cette fois&#xa0;: à vous de jouer.</translation>
    </message>
</context>
<context>
    <name>targets</name>
    <message>
        <source>In reserve: {count}</source>
        <translation>En réserve&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Removed: {count}</source>
        <translation>Retirés&#xa0;: {count}</translation>
    </message>
    <message>
        <source>One disc, whole towers</source>
        <translation>Un disque, des tours entières</translation>
    </message>
    <message>
        <source>Most discs win, {count} end the game</source>
        <translation>Le plus de disques gagne, fin à {count}</translation>
    </message>
    <message>
        <source>Golden Targets</source>
        <translation>Golden Targets</translation>
    </message>
    <message>
        <source>{die}, out for this round</source>
        <translation>{die}, hors jeu pour cette manche</translation>
    </message>
    <message>
        <source>{die} in {name}&apos;s tower, {layer} of {height} from the bottom</source>
        <translation>{die} dans la tour ({name}), {layer} sur {height} à partir du bas</translation>
    </message>
    <message>
        <source>{disc} in the centre</source>
        <translation>{disc} au centre</translation>
    </message>
    <message>
        <source>{disc} in reserve</source>
        <translation>{disc} en réserve</translation>
    </message>
    <message>
        <source>{disc}, out of the game</source>
        <translation>{disc}, retiré du jeu</translation>
    </message>
    <message>
        <source>{disc}, stored under {name}&apos;s puck</source>
        <translation>{disc}, stocké sous le palet ({name})</translation>
    </message>
    <message>
        <source>{name} stores discs: {count}</source>
        <translation>{name} stocke des disques&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{disc}, won for good by {name}</source>
        <translation>{disc}, gagné définitivement par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s puck</source>
        <translation>le palet ({name})</translation>
    </message>
    <message>
        <source>Watch the last shot again</source>
        <translation>Revoir le dernier lancer</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Ralenti</translation>
    </message>
    <message>
        <source>Practise: flick as often as you like, and nothing counts</source>
        <translation>S’entraîner&#xa0;: lancer autant qu’on veut, sans que rien ne compte</translation>
    </message>
    <message>
        <source>The same flick again, with other luck</source>
        <translation>Le même lancer, avec une autre chance</translation>
    </message>
    <message>
        <source>Build the tower</source>
        <translation>Bâtir la tour</translation>
    </message>
    <message>
        <source>Flick</source>
        <translation>Pichenette</translation>
    </message>
    <message>
        <source>Keep a die</source>
        <translation>Garder un dé</translation>
    </message>
    <message>
        <source>Call “Targets!”</source>
        <translation>Annoncer «&#xa0;Targets&#xa0;!&#xa0;»</translation>
    </message>
    <message>
        <source>Call “Not seen!”</source>
        <translation>Annoncer «&#xa0;Pas vu, pas pris&#xa0;!&#xa0;»</translation>
    </message>
    <message>
        <source>Call a double</source>
        <translation>Annoncer un coup double</translation>
    </message>
    <message>
        <source>Call nothing</source>
        <translation>Ne rien annoncer</translation>
    </message>
    <message>
        <source>Remove a disc</source>
        <translation>Retirer un disque</translation>
    </message>
    <message>
        <source>Who calls “Targets!”</source>
        <translation>Qui annonce «&#xa0;Targets&#xa0;!&#xa0;»</translation>
    </message>
    <message>
        <source>The players must call it before the next flick, or it is too late. Or the table calls it for everybody, and asks about doubles.</source>
        <translation>Les joueurs doivent l’annoncer avant la prochaine pichenette, sinon c’est trop tard. Ou bien la table l’annonce pour tout le monde, et ne pose de question que pour les coups doubles.</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>les joueurs</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la table</translation>
    </message>
    <message>
        <source>“Not seen!”</source>
        <translation>«&#xa0;Pas vu, pas pris&#xa0;!&#xa0;»</translation>
    </message>
    <message>
        <source>A player who calls “Not seen!” before another calls “Targets!” spoils it. It does nothing where the table calls.</source>
        <translation>Si quelqu’un annonce «&#xa0;Pas vu, pas pris&#xa0;!&#xa0;» avant que l’adversaire n’annonce «&#xa0;Targets&#xa0;!&#xa0;», ce Targets est annulé. Cela ne sert à rien quand c’est la table qui annonce.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>No finger does quite what it is told, and the harder it flicks, the more it strays. Everybody at the table has the same hands, the bots too.</source>
        <translation>Aucun doigt ne fait tout à fait ce qu’on lui demande, et plus la pichenette est forte, plus il dévie. Tout le monde à la table a les mêmes mains, les robots aussi.</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>sûres</translation>
    </message>
    <message>
        <source>human</source>
        <translation>humaines</translation>
    </message>
    <message>
        <source>shaky</source>
        <translation>tremblantes</translation>
    </message>
    <message>
        <source>By the printed rules, the first to shout “Targets!” begins. Name that player, or let the draw decide.</source>
        <translation>Dans la règle imprimée, le premier à crier «&#xa0;Targets&#xa0;!&#xa0;» commence. Désignez-le, ou laissez faire le sort.</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3&#xa0;×&#xa0;3</translation>
    </message>
    <message>
        <source>Three rounds, each with the three discs of one colour and up to three parts. Stored discs are safe only when the round is over.</source>
        <translation>Trois manches, chacune avec les trois disques d’une couleur et en trois parties au plus. Les disques stockés ne sont à l’abri qu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Deux contre deux</translation>
    </message>
    <message>
        <source>Only when four play: partners sit opposite, swap a die and share the discs they win.</source>
        <translation>Seulement à quatre&#xa0;: les partenaires sont face à face, échangent un dé et partagent les disques gagnés.</translation>
    </message>
    <message>
        <source>Flick your dice at the bull&apos;s-eye</source>
        <translation>Des pichenettes en plein dans la mouche</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Au milieu</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>En haut</translation>
    </message>
    <message>
        <source>Show the poster</source>
        <translation>Voir l’affiche</translation>
    </message>
    <message>
        <source>Golden Targets!</source>
        <translation>Golden Targets&#xa0;!</translation>
    </message>
    <message>
        <source>{words} (key {key})</source>
        <translation>{words} (touche {key})</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>À vous d’annoncer</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>The highest sum on the disc wins.</source>
        <translation>La plus forte somme sur le disque l’emporte.</translation>
    </message>
    <message>
        <source>{flicker} has flicked</source>
        <translation>{flicker} a lancé</translation>
    </message>
    <message>
        <source>The dice lie still.</source>
        <translation>Les dés sont immobiles.</translation>
    </message>
    <message>
        <source>All dice are flicked</source>
        <translation>Tous les dés sont lancés</translation>
    </message>
    <message>
        <source>Now the dice on the discs count.</source>
        <translation>On compte maintenant les dés sur les disques.</translation>
    </message>
    <message>
        <source>Your flick ends it.</source>
        <translation>Votre lancer y met fin.</translation>
    </message>
    <message>
        <source>Before {name} flicks!</source>
        <translation>Le lancer suivant ({name}) y met fin.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win.</source>
        <comment>{names} wins.</comment>
        <translation>
            <numerusform>{names} gagne.</numerusform>
            <numerusform>{names} gagnent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your die is on a bull&apos;s-eye: call it!</source>
        <translation>Votre dé touche une mouche&#xa0;: annoncez&#xa0;!</translation>
    </message>
    <message>
        <source>A double {value}: take one die back.</source>
        <translation>Un double {value}&#xa0;: reprenez un dé.</translation>
    </message>
    <message>
        <source>Not called yet: spoil it!</source>
        <translation>Pas encore annoncé&#xa0;: annulez-le&#xa0;!</translation>
    </message>
    <message>
        <source>A die of your side is on a bull&apos;s-eye: call it!</source>
        <translation>Un dé de votre camp touche une mouche&#xa0;: annoncez&#xa0;!</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Building towers</source>
        <translation>On bâtit les tours</translation>
    </message>
    <message>
        <source>{name}&apos;s flick</source>
        <translation>À {name} de lancer</translation>
    </message>
    <message>
        <source>Flicked</source>
        <translation>C’est parti</translation>
    </message>
    <message>
        <source>Several dice fell</source>
        <translation>Plusieurs dés sont tombés</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Dernière chance</translation>
    </message>
    <message>
        <source>Nobody got a disc</source>
        <translation>Aucun disque gagné</translation>
    </message>
    <message>
        <source>Still to place their partner&apos;s die: {name}.</source>
        <translation>Doivent encore placer le dé du partenaire&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} flicks the top die of the tower.</source>
        <translation>{name} lance le dé du haut de sa tour.</translation>
    </message>
    <message>
        <source>{name} keeps one of them.</source>
        <translation>{name} en garde un.</translation>
    </message>
    <message>
        <source>Still to say whether they announce: {name}.</source>
        <translation>Peuvent encore annoncer&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} removes a disc from the centre.</source>
        <translation>{name} retire un disque du centre.</translation>
    </message>
    <message>
        <source>{name} goes on.</source>
        <translation>{name} continue.</translation>
    </message>
    <message>
        <source>Still aiming: {name}.</source>
        <translation>Visent encore&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Build your tower</source>
        <translation>Bâtissez votre tour</translation>
    </message>
    <message>
        <source>Your flick</source>
        <translation>À vous de lancer</translation>
    </message>
    <message>
        <source>Keep one die</source>
        <translation>Gardez un dé</translation>
    </message>
    <message>
        <source>Where does your partner&apos;s die stand?</source>
        <translation>Où placez-vous le dé de votre partenaire&#xa0;?</translation>
    </message>
    <message>
        <source>Pull back from your top die and let go. The wheel sets the height.</source>
        <translation>Tirez en arrière depuis le dé du haut et lâchez. La molette règle la hauteur.</translation>
    </message>
    <message>
        <source>Click the die that stays; the others are out.</source>
        <translation>Cliquez sur le dé qui reste&#xa0;; les autres sont hors jeu.</translation>
    </message>
    <message>
        <source>Announce now, or let it go.</source>
        <translation>Annoncez maintenant, ou laissez passer.</translation>
    </message>
    <message>
        <source>Click the disc that leaves the game.</source>
        <translation>Cliquez sur le disque à retirer du jeu.</translation>
    </message>
    <message>
        <source>Look at the result, then go on.</source>
        <translation>Regardez le résultat, puis continuez.</translation>
    </message>
    <message>
        <source>Flick your whole tower. All towers fly at once.</source>
        <translation>Lancez votre tour entière. Toutes partent en même temps.</translation>
    </message>
    <message>
        <source>You have already built your tower.</source>
        <translation>Vous avez déjà bâti votre tour.</translation>
    </message>
    <message>
        <source>You have already aimed: wait for the others.</source>
        <translation>Vous avez déjà visé&#xa0;: attendez les autres.</translation>
    </message>
    <message>
        <source>You have nothing to call now.</source>
        <translation>Vous n’avez rien à annoncer maintenant.</translation>
    </message>
    <message>
        <source>Wait: first, the draw decides who begins.</source>
        <translation>Attendez&#xa0;: on tire d’abord au sort le premier joueur.</translation>
    </message>
    <message>
        <source>First, the draw decides who begins.</source>
        <translation>D’abord, on tire au sort le premier joueur.</translation>
    </message>
    <message>
        <source>First say where your partner&apos;s die stands in your tower.</source>
        <translation>Dites d’abord où vous placez le dé de votre partenaire dans votre tour.</translation>
    </message>
    <message>
        <source>Now the top die of a tower is flicked.</source>
        <translation>Maintenant, on lance d’une pichenette le dé du haut d’une tour.</translation>
    </message>
    <message>
        <source>Wait until the dice lie still.</source>
        <translation>Attendez que les dés ne bougent plus.</translation>
    </message>
    <message>
        <source>Several dice left the tower: say which one stays on the table.</source>
        <translation>Plusieurs dés ont quitté la tour&#xa0;: dites lequel reste sur la table.</translation>
    </message>
    <message>
        <source>First say what you call, or that you call nothing.</source>
        <translation>Dites d’abord ce que vous annoncez, ou que vous n’annoncez rien.</translation>
    </message>
    <message>
        <source>Nobody got a disc: the first player must remove one.</source>
        <translation>Personne n’a eu de disque&#xa0;: le premier joueur doit en retirer un.</translation>
    </message>
    <message>
        <source>The round is over: start the next one.</source>
        <translation>La manche est finie&#xa0;: commencez la suivante.</translation>
    </message>
    <message>
        <source>Golden Targets: aim, and flick your whole tower.</source>
        <translation>Golden Targets&#xa0;: visez, et lancez votre tour entière d’une seule pichenette.</translation>
    </message>
    <message>
        <source>There is no such place: a tower has {places} of them.</source>
        <translation>Cette place n’existe pas&#xa0;: une tour en a {places}.</translation>
    </message>
    <message>
        <source>Nobody can flick like that.</source>
        <translation>Personne ne peut faire une pichenette pareille.</translation>
    </message>
    <message>
        <source>Choose one of the dice that just left your tower and lie on the table.</source>
        <translation>Choisissez l’un des dés qui viennent de quitter votre tour et qui sont restés sur la table.</translation>
    </message>
    <message>
        <source>That die only slid and did not roll, so it can&apos;t be the one that stays.</source>
        <translation>Ce dé a seulement glissé, sans rouler&#xa0;: ce n’est pas lui qui peut rester.</translation>
    </message>
    <message>
        <source>That is an opponent&apos;s die.</source>
        <translation>C’est un dé de l’adversaire.</translation>
    </message>
    <message>
        <source>No more doubles of this colour this round: {doubles} have been called.</source>
        <translation>Plus de coup double de cette couleur pour cette manche&#xa0;: {doubles} ont déjà été annoncés.</translation>
    </message>
    <message>
        <source>That disc does not lie in the centre.</source>
        <translation>Ce disque n’est pas au centre.</translation>
    </message>
    <message>
        <source>That die did not just stop on a bull&apos;s-eye.</source>
        <translation>Ce dé ne vient pas de s’arrêter sur une mouche.</translation>
    </message>
    <message>
        <source>Those dice are not a double that you can call now.</source>
        <translation>Avec ces dés, vous ne pouvez pas annoncer de coup double maintenant.</translation>
    </message>
    <message>
        <source>“Not seen!” is not played at this table.</source>
        <translation>À cette table, on ne joue pas avec «&#xa0;Pas vu, pas pris&#xa0;!&#xa0;».</translation>
    </message>
    <message>
        <source>You can&apos;t spoil your own side&apos;s “Targets!”.</source>
        <translation>Vous ne pouvez pas annuler un «&#xa0;Targets&#xa0;!&#xa0;» de votre propre camp.</translation>
    </message>
    <message>
        <source>No flick was ever counted like that.</source>
        <translation>Aucune pichenette ne peut porter ce numéro.</translation>
    </message>
    <message>
        <source>Those dice can&apos;t have moved.</source>
        <translation>Ces dés n’ont pas pu bouger.</translation>
    </message>
    <message>
        <source>No die can lie like that.</source>
        <translation>Aucun dé ne peut être posé ainsi.</translation>
    </message>
    <message>
        <source>The die that was flicked must move.</source>
        <translation>Le dé lancé doit bouger.</translation>
    </message>
    <message>
        <source>One of those dice has not moved at all.</source>
        <translation>L’un de ces dés n’a pas bougé du tout.</translation>
    </message>
    <message>
        <source>No die stays in the air above one that fell.</source>
        <translation>Aucun dé ne reste en l’air au-dessus d’un dé tombé.</translation>
    </message>
    <message>
        <source>{name} wins for good: {count}</source>
        <translation>{name} gagne définitivement&#xa0;: {count}</translation>
    </message>
    <message>
        <source>No disc was left to give out.</source>
        <translation>Plus aucun disque à attribuer.</translation>
    </message>
    <message>
        <source>{name} stores it</source>
        <translation>{name} le stocke</translation>
    </message>
    <message>
        <source>equal sums cancel: {name} stores it</source>
        <translation>les égalités s’annulent&#xa0;: {name} le stocke</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>equal: it stays</source>
        <translation>égalité&#xa0;: il reste</translation>
    </message>
    <message>
        <source>no dice: it stays</source>
        <translation>aucun dé&#xa0;: il reste</translation>
    </message>
    <message>
        <source>{count} discs end the game</source>
        <translation>{count} disques terminent la partie</translation>
    </message>
    <message>
        <source>Most discs, and none left to play for</source>
        <translation>Le plus de disques, et plus aucun à gagner</translation>
    </message>
    <message>
        <source>on the disc</source>
        <translation>sur le disque</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>Targets!</source>
        <translation>Targets&#xa0;!</translation>
    </message>
    <message>
        <source>Double {value}</source>
        <translation>Double {value}</translation>
    </message>
    <message>
        <source>Not seen!</source>
        <translation>Pas vu&#xa0;!</translation>
    </message>
    <message>
        <source>{name}: won for good {won}, stored {stored}, dice to flick {dice}, out {out}</source>
        <translation>{name}&#xa0;: gagnés {won}, stockés {stored}, dés à lancer {dice}, hors jeu {out}</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Bâtit</translation>
    </message>
    <message>
        <source>To flick</source>
        <translation>Au lancer</translation>
    </message>
    <message>
        <source>Keeps one</source>
        <translation>En garde un</translation>
    </message>
    <message>
        <source>Anything to say?</source>
        <translation>Une annonce&#xa0;?</translation>
    </message>
    <message>
        <source>Removes a disc</source>
        <translation>Retire un disque</translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Vise</translation>
    </message>
    <message>
        <source>{name} calls {words} with {key}</source>
        <translation>{name} annonce {words} avec {key}</translation>
    </message>
    <message>
        <source>{name} flicks.</source>
        <translation>{name} lance son dé d’une pichenette.</translation>
    </message>
    <message>
        <source>{name} flicks {die}.</source>
        <translation>{name} lance {die} d’une pichenette.</translation>
    </message>
    <message>
        <source>{die} stops at {value}.</source>
        <translation>C’est un {value} pour {die}.</translation>
    </message>
    <message>
        <source>{die} slid and did not roll: it counts for nothing.</source>
        <translation>Faute de dé&#xa0;: {die} a glissé sans rouler. Il ne compte pas.</translation>
    </message>
    <message>
        <source>Several dice left the tower: {die} stays on the table.</source>
        <translation>Plusieurs dés ont quitté la tour&#xa0;: {die} reste sur la table.</translation>
    </message>
    <message>
        <source>{by} hits {name}&apos;s tower: {die} is out for this round.</source>
        <translation>Tour touchée&#xa0;: {by} désarme {name}, et {die} est hors jeu pour cette manche.</translation>
    </message>
    <message>
        <source>{by} hits {name}&apos;s tower: {die} is out for this round, the others are stacked again.</source>
        <translation>Tour touchée&#xa0;: {by} désarme {name}, et {die} est hors jeu pour cette manche. Les autres dés tombés sont empilés de nouveau.</translation>
    </message>
    <message>
        <source>{name} calls “Double {value}!” and takes {die} back.</source>
        <translation>{name} annonce «&#xa0;Double {value}&#xa0;!&#xa0;» et reprend {die}.</translation>
    </message>
    <message>
        <source>{name} calls “Double {value}!”: {die} goes back on {other}&apos;s tower.</source>
        <translation>{name} annonce «&#xa0;Double {value}&#xa0;!&#xa0;»&#xa0;: {die} retourne sur la tour, chez {other}.</translation>
    </message>
    <message>
        <source>{name} puts the partner&apos;s die {place}.</source>
        <translation>{name} place le dé du partenaire {place}.</translation>
    </message>
    <message>
        <source>{name} calls nothing.</source>
        <translation>{name} n’annonce rien.</translation>
    </message>
    <message>
        <source>{name} calls “Targets!” and wins {disc} for good.</source>
        <translation>{name} annonce «&#xa0;Targets&#xa0;!&#xa0;» et gagne définitivement {disc}.</translation>
    </message>
    <message>
        <source>{name} calls “Targets!” for {partner}, who wins {disc} for good.</source>
        <translation>{name} annonce «&#xa0;Targets&#xa0;!&#xa0;» pour {partner}, qui gagne définitivement {disc}.</translation>
    </message>
    <message>
        <source>Too late for “Targets!”: {die} stays where it is.</source>
        <translation>Trop tard pour «&#xa0;Targets&#xa0;!&#xa0;»&#xa0;: {die} reste où il est.</translation>
    </message>
    <message>
        <source>{name} calls “Not seen!”: no “Targets!” for {die}.</source>
        <translation>{name} annonce «&#xa0;Pas vu, pas pris&#xa0;!&#xa0;»&#xa0;: pas de Targets pour {die}.</translation>
    </message>
    <message>
        <source>{die} lies on {victim}&apos;s discs: {name} steals {discs}.</source>
        <translation>Vol&#xa0;: {die} s’arrête sur les disques stockés chez {victim}, et {name} prend {discs}.</translation>
    </message>
    <message>
        <source>{name} wins for good: {discs}.</source>
        <translation>{name} gagne définitivement {discs}.</translation>
    </message>
    <message>
        <source>Nobody gets {disc}.</source>
        <translation>Personne ne prend {disc}.</translation>
    </message>
    <message>
        <source>{name} has most on {disc}, {total}, and stores it.</source>
        <translation>{name} a le plus grand total ({total}) sur {disc} et le stocke.</translation>
    </message>
    <message>
        <source>Nobody got a disc: {name} removes {disc}.</source>
        <translation>Personne n’a eu de disque&#xa0;: {name} retire {disc}.</translation>
    </message>
    <message>
        <source>The table lets {name} begin.</source>
        <translation>La table laisse commencer {name}.</translation>
    </message>
    <message>
        <source>The lot falls on {name}.</source>
        <translation>Le sort désigne {name}.</translation>
    </message>
    <message>
        <source>Money time! One last round for the stored discs. {name} begins.</source>
        <translation>Money time&#xa0;! Une dernière manche pour les disques stockés. {name} commence.</translation>
    </message>
    <message numerus="yes">
        <source>{round}: %n discs in the centre. {name} begins.</source>
        <comment>{round}: %n disc in the centre. {name} begins.</comment>
        <translation>
            <numerusform>{round}&#xa0;: %n disque au centre. {name} commence.</numerusform>
            <numerusform>{round}&#xa0;: %n disques au centre. {name} commence.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is over: {points}.</source>
        <translation>La manche est finie. Disques gagnés&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{names} are equal: Golden Targets decide.</source>
        <translation>Égalité entre {names}&#xa0;: Golden Targets va décider.</translation>
    </message>
    <message>
        <source>Golden Targets: {names} flick their whole towers at the same time.</source>
        <translation>Golden Targets&#xa0;: {names} lancent en même temps leur tour entière.</translation>
    </message>
    <message>
        <source>{name} has aimed.</source>
        <translation>{name} a visé.</translation>
    </message>
    <message>
        <source>All towers fly!</source>
        <translation>Toutes les tours s’envolent&#xa0;!</translation>
    </message>
    <message>
        <source>On the disc: {disc}. On the table: {table}.</source>
        <translation>Sur le disque&#xa0;: {disc}. Sur la table&#xa0;: {table}.</translation>
    </message>
    <message>
        <source>{die} falls off the table: it is out for this round.</source>
        <translation>Faute de dé&#xa0;: {die} tombe de la table. Il est hors jeu pour cette manche.</translation>
    </message>
    <message>
        <source>{die} slid and did not roll: it is out for this round.</source>
        <translation>Faute de dé&#xa0;: {die} a glissé sans rouler. Il est hors jeu pour cette manche.</translation>
    </message>
    <message>
        <source>{die} left the tower with another: it is out for this round.</source>
        <translation>Faute de dé&#xa0;: {die} a quitté la tour avec un autre. Il est hors jeu pour cette manche.</translation>
    </message>
    <message>
        <source>Discs won: {points}.</source>
        <translation>Disques gagnés&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>In the centre: {discs}.</source>
        <translation>Au centre&#xa0;: {discs}.</translation>
    </message>
    <message>
        <source>Put your partner&apos;s die {place}</source>
        <translation>Placer le dé de votre partenaire {place}</translation>
    </message>
    <message>
        <source>Flick at {aim}: power {power}, height {height}</source>
        <translation>Lancer le dé vers {aim}&#xa0;: force {power}, hauteur {height}</translation>
    </message>
    <message>
        <source>Flick the tower at {aim}: power {power}, height {height}</source>
        <translation>Lancer la tour vers {aim}&#xa0;: force {power}, hauteur {height}</translation>
    </message>
    <message>
        <source>Keep {die}</source>
        <translation>Garder {die}</translation>
    </message>
    <message>
        <source>“Not seen!” against {die}</source>
        <translation>«&#xa0;Pas vu, pas pris&#xa0;!&#xa0;» contre {die}</translation>
    </message>
    <message>
        <source>“Double {value}!”: take back {die}</source>
        <translation>«&#xa0;Double {value}&#xa0;!&#xa0;»&#xa0;: reprendre {die}</translation>
    </message>
    <message>
        <source>“Targets!”: win {disc} with {die}</source>
        <translation>«&#xa0;Targets&#xa0;!&#xa0;»&#xa0;: gagner {disc} avec {die}</translation>
    </message>
    <message>
        <source>“Double {value}!” with {other}: take back {die}</source>
        <translation>«&#xa0;Double {value}&#xa0;!&#xa0;» avec {other}&#xa0;: reprendre {die}</translation>
    </message>
    <message>
        <source>Remove {disc}</source>
        <translation>Retirer {disc}</translation>
    </message>
    <message>
        <source>Start Golden Targets</source>
        <translation>Commencer Golden Targets</translation>
    </message>
    <message>
        <source>Start the next round</source>
        <translation>Commencer la manche suivante</translation>
    </message>
    <message>
        <source>Golden Targets between {names}.</source>
        <translation>Golden Targets entre {names}.</translation>
    </message>
    <message>
        <source>{round}. {name} is to flick.</source>
        <translation>{round}. C’est à {name} de lancer.</translation>
    </message>
    <message>
        <source>{round}.</source>
        <translation>{round}.</translation>
    </message>
    <message>
        <source>{die} lies on a bull&apos;s-eye: {name} may call “Targets!”.</source>
        <translation>Sur une mouche&#xa0;: {die}. {name} peut annoncer «&#xa0;Targets&#xa0;!&#xa0;».</translation>
    </message>
    <message>
        <source>{name} may call “Double {value}!”.</source>
        <translation>{name} peut annoncer «&#xa0;Double {value}&#xa0;!&#xa0;».</translation>
    </message>
    <message>
        <source>{die} lies on a bull&apos;s-eye: {name} or {partner} may call “Targets!”.</source>
        <translation>Sur une mouche&#xa0;: {die}. {name} ou {partner} peut annoncer «&#xa0;Targets&#xa0;!&#xa0;».</translation>
    </message>
    <message>
        <source>{name} or {partner} may call “Double {value}!”.</source>
        <translation>{name} ou {partner} peut annoncer «&#xa0;Double {value}&#xa0;!&#xa0;».</translation>
    </message>
    <message>
        <source>Golden Targets on the disc: {disc}. On the table: {table}.</source>
        <translation>Golden Targets, sur le disque&#xa0;: {disc}. Sur la table&#xa0;: {table}.</translation>
    </message>
    <message>
        <source>Dice on {disc}: {totals}. It goes to {name}.</source>
        <translation>Total des dés sur {disc}&#xa0;: {totals}. Stocké par&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Won by {names}.</source>
        <translation>Victoire pour {names}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{name}&apos;s die {number}</source>
        <translation>le dé {number} ({name})</translation>
    </message>
    <message>
        <source>die {number}</source>
        <translation>le dé {number}</translation>
    </message>
    <message>
        <source>{die}, a {value}</source>
        <translation>{die}, un {value}</translation>
    </message>
    <message>
        <source>{die}, a {value} on {disc}</source>
        <translation>{die}, un {value} sur {disc}</translation>
    </message>
    <message>
        <source>the middle of the table</source>
        <translation>le milieu de la table</translation>
    </message>
    <message>
        <source>{degrees}°</source>
        <translation>{degrees}°</translation>
    </message>
    <message>
        <source>Round {round}, part {part}</source>
        <translation>Manche {round}, partie {part}</translation>
    </message>
    <message>
        <source>Money time</source>
        <translation>Money time</translation>
    </message>
    <message>
        <source>{name}: dice in towers: {tower}, on the table: {lying}, out: {out}. Stored: {stored}. Won: {won}.</source>
        <translation>{name}, dés dans les tours&#xa0;: {tower}. Sur la table&#xa0;: {lying}. Hors jeu&#xa0;: {out}. Disques stockés&#xa0;: {stored}. Disques gagnés&#xa0;: {won}.</translation>
    </message>
    <message>
        <source>{name} {total} : {other_total} {other}</source>
        <translation>{name} {total}&#xa0;: {other_total} {other}</translation>
    </message>
    <message>
        <source>red disc {number}</source>
        <translation>le disque rouge {number}</translation>
    </message>
    <message>
        <source>orange disc {number}</source>
        <translation>le disque orange {number}</translation>
    </message>
    <message>
        <source>purple disc {number}</source>
        <translation>le disque violet {number}</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>on top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>only a call before the next flick counts</source>
        <translation>l’annonce ne compte qu’avant la prochaine pichenette</translation>
    </message>
    <message>
        <source>called before its owner, it makes the Targets! void</source>
        <translation>dit avant l’annonce du propriétaire, cela annule son Targets&#xa0;!</translation>
    </message>
    <message>
        <source>this die can be flicked once more</source>
        <translation>ce dé pourra être joué encore une fois</translation>
    </message>
    <message>
        <source>a {value} on {disc}</source>
        <translation>un {value} sur {disc}</translation>
    </message>
    <message>
        <source>nobody got a disc from the centre, so one of them goes</source>
        <translation>personne n’a eu de disque du centre, alors l’un d’eux s’en va</translation>
    </message>
    <message>
        <source>it is the first that you flick</source>
        <translation>c’est le premier que vous jouerez</translation>
    </message>
    <message>
        <source>it is the last that you flick</source>
        <translation>c’est le dernier que vous jouerez</translation>
    </message>
    <message>
        <source>there is nothing left to win in this round</source>
        <translation>il n’y a plus rien à gagner dans cette manche</translation>
    </message>
    <message>
        <source>aims at an opponent&apos;s die on {disc}</source>
        <translation>vise un dé adverse sur {disc}</translation>
    </message>
    <message>
        <source>you leave your dice where they lie</source>
        <translation>vous laissez vos dés où ils sont</translation>
    </message>
    <message>
        <source>of the dice that fell only one may stay</source>
        <translation>parmi les dés tombés, un seul peut rester</translation>
    </message>
    <message>
        <source>no other disc lies farther from your tower</source>
        <translation>aucun autre disque n’est plus loin de votre tour</translation>
    </message>
    <message>
        <source>it is neither the first nor the last that you flick</source>
        <translation>ce n’est ni le premier ni le dernier que vous jouerez</translation>
    </message>
    <message>
        <source>every die that lies wholly on the disc counts</source>
        <translation>chaque dé entièrement sur le disque compte</translation>
    </message>
    <message>
        <source>it did best of the flicks that were tried</source>
        <translation>c’est la meilleure des pichenettes essayées</translation>
    </message>
    <message>
        <source>aims at the bull&apos;s-eye of {disc}</source>
        <translation>vise la mouche&#xa0;: {disc}</translation>
    </message>
    <message>
        <source>aims at {disc}, short of its bull&apos;s-eye</source>
        <translation>vise {disc}, en deçà de la mouche</translation>
    </message>
    <message>
        <source>aims at what an opponent has stored: {discs}</source>
        <translation>vise ce qu’un adversaire a stocké&#xa0;: {discs}</translation>
    </message>
    <message>
        <source>aims at the tower of an opponent, with dice on it: {dice}</source>
        <translation>vise la tour d’un adversaire, dés dessus&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>aims to push a die of your own side towards a bull&apos;s-eye</source>
        <translation>vise à pousser un dé de votre camp vers une mouche</translation>
    </message>
    <message>
        <source>{name} keeps this one</source>
        <translation>{name} garde celui-ci</translation>
    </message>
    <message>
        <source>{by} hits {name}&apos;s tower: a die is out</source>
        <translation>{by} désarme {name}&#xa0;: un dé est hors jeu</translation>
    </message>
    <message>
        <source>{name} has aimed</source>
        <translation>{name} a visé</translation>
    </message>
    <message>
        <source>On {name}&apos;s discs!</source>
        <translation>En plein chez {name}&#xa0;!</translation>
    </message>
    <message>
        <source>{die}, over the edge</source>
        <translation>{die}, à cheval sur le bord</translation>
    </message>
    <message>
        <source>Several dice fell: {name} keeps one</source>
        <translation>Plusieurs dés sont tombés&#xa0;: {name} en garde un</translation>
    </message>
    <message>
        <source>Targets! {name} takes {disc}</source>
        <translation>Targets&#xa0;! {name} gagne {disc}</translation>
    </message>
    <message>
        <source>Targets! {partner} calls it, {name} takes {disc}</source>
        <translation>Targets&#xa0;! {partner} l’annonce, {name} gagne {disc}</translation>
    </message>
    <message>
        <source>Too late: nobody called it</source>
        <translation>Trop tard&#xa0;: personne ne l’a annoncé</translation>
    </message>
    <message>
        <source>Not seen! {name} spoils it</source>
        <translation>Pas vu, pas pris&#xa0;! {name} l’annule</translation>
    </message>
    <message>
        <source>Double {value}! {name} takes it back</source>
        <translation>Double {value}&#xa0;! {name} le reprend</translation>
    </message>
    <message>
        <source>{name} calls nothing</source>
        <translation>{name} n’annonce rien</translation>
    </message>
    <message>
        <source>{name} steals from {victim}</source>
        <translation>{name} vole {victim}</translation>
    </message>
    <message>
        <source>{name} removes it</source>
        <translation>{name} le retire</translation>
    </message>
    <message>
        <source>On the disc: {sums}</source>
        <translation>Sur le disque&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>On the table: {sums}</source>
        <translation>Sur la table&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>{name} flicks first</source>
        <translation>{name} lance en premier</translation>
    </message>
    <message>
        <source>Money time: steal what you can!</source>
        <translation>Money time&#xa0;: volez ce que vous pouvez&#xa0;!</translation>
    </message>
    <message>
        <source>The highest sum on this disc wins</source>
        <translation>La plus forte somme sur ce disque l’emporte</translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n discs</source>
        <comment>{name} stores %n disc</comment>
        <translation>
            <numerusform>{name} stocke %n disque</numerusform>
            <numerusform>{name} stocke %n disques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins %n discs for good</source>
        <comment>{name} wins %n disc for good</comment>
        <translation>
            <numerusform>{name} gagne définitivement %n disque</numerusform>
            <numerusform>{name} gagne définitivement %n disques</numerusform>
        </translation>
    </message>
    <message>
        <source>Off the table: out</source>
        <translation>Tombé de la table&#xa0;: hors jeu</translation>
    </message>
    <message>
        <source>Slid, did not roll: out</source>
        <translation>Il a glissé sans rouler&#xa0;: hors jeu</translation>
    </message>
    <message>
        <source>Only one may stay: out</source>
        <translation>Un seul peut rester&#xa0;: hors jeu</translation>
    </message>
    <message>
        <source>Flick as often as you like: nothing counts.</source>
        <translation>Lancez autant que vous voulez&#xa0;: rien ne compte.</translation>
    </message>
    <message>
        <source>Flick {force} at the mark</source>
        <translation>Lancez {force} vers le repère</translation>
    </message>
    <message>
        <source>Flick the whole tower {force} at the mark</source>
        <translation>Lancez {force} toute la tour vers le repère</translation>
    </message>
    <message>
        <source>Flick {force} at the mark, so that the die {effect}</source>
        <translation>Lancez {force} vers le repère, pour que le dé {effect}</translation>
    </message>
    <message>
        <source>Dice on the disc: {disc} of {count}.</source>
        <translation>Dés sur le disque&#xa0;: {disc} sur {count}.</translation>
    </message>
    <message>
        <source>{bull} of {count} on a bull&apos;s-eye, {disc} wholly on a disc.</source>
        <translation>Mouches&#xa0;: {bull} sur {count}. Entièrement sur un disque&#xa0;: {disc}.</translation>
    </message>
    <message>
        <source>Thefts: {count}.</source>
        <translation>Vols&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Towers hit: {count}.</source>
        <translation>Tours touchées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Faults: {count}.</source>
        <translation>Fautes&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>very softly</source>
        <translation>tout doucement</translation>
    </message>
    <message>
        <source>softly</source>
        <translation>doucement</translation>
    </message>
    <message>
        <source>firmly</source>
        <translation>franchement</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>très fort</translation>
    </message>
    <message>
        <source>slides and pushes</source>
        <translation>glisse et pousse</translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>roule</translation>
    </message>
    <message>
        <source>runs on</source>
        <translation>file plus loin</translation>
    </message>
    <message>
        <source>stops short</source>
        <translation>s’arrête court</translation>
    </message>
    <message>
        <source>{die}, on {disc}</source>
        <translation>{die}, sur {disc}</translation>
    </message>
    <message>
        <source>{die} stops at {value} on {disc}.</source>
        <translation>C’est un {value} pour {die}, sur {disc}.</translation>
    </message>
    <message>
        <source>{die} stops at {value} on the bull&apos;s-eye of {disc}.</source>
        <translation>C’est un {value} pour {die}, sur une mouche&#xa0;: {disc}.</translation>
    </message>
    <message>
        <source>That went too far left.</source>
        <translation>C’était trop à gauche.</translation>
    </message>
    <message>
        <source>That went too far right.</source>
        <translation>C’était trop à droite.</translation>
    </message>
    <message>
        <source>That was too gentle: pull farther back.</source>
        <translation>C’était trop doux&#xa0;: tirez plus loin en arrière.</translation>
    </message>
    <message>
        <source>That was too hard: pull back less.</source>
        <translation>C’était trop fort&#xa0;: tirez moins loin.</translation>
    </message>
    <message>
        <source>You play for the discs in the middle; a long pull flicks hard, a short one gently.</source>
        <translation>On joue pour les disques du centre&#xa0;; tirez loin pour lancer fort, peu pour lancer doucement.</translation>
    </message>
    <message>
        <source>Pull back from your top die and let go: land on a disc, near the mark.</source>
        <translation>Tirez en arrière depuis le dé du haut et lâchez&#xa0;: visez un disque, près du repère.</translation>
    </message>
    <message>
        <source>{rival}&apos;s die only slid, so it is out: a die has to roll, and to stay on the table.</source>
        <translation>{rival} perd un dé qui n’a fait que glisser&#xa0;: un dé doit rouler, et rester sur la table.</translation>
    </message>
    <message>
        <source>Flick at the mark to hit the bull&apos;s-eye; here luck is on your side.</source>
        <translation>Visez le repère pour toucher la mouche&#xa0;; ici, la chance est de votre côté.</translation>
    </message>
    <message>
        <source>Your die touches a bull&apos;s-eye, which counts if you call it before the next flick.</source>
        <translation>Votre dé touche une mouche&#xa0;: cela compte si vous l’annoncez avant le prochain lancer.</translation>
    </message>
    <message>
        <source>Press “Targets!”, or the key that is written on it.</source>
        <translation>Cliquez sur «&#xa0;Targets&#xa0;!&#xa0;», ou appuyez sur la touche qui y est écrite.</translation>
    </message>
    <message>
        <source>That disc is yours for good, and the dice on it are out for this round.</source>
        <translation>Ce disque est à vous pour de bon, et les dés posés dessus sont hors jeu pour cette manche.</translation>
    </message>
    <message>
        <source>Flick your last die at the mark.</source>
        <translation>Lancez votre dernier dé vers le repère.</translation>
    </message>
    <message>
        <source>Two of your dice show the same number: call that double before the next flick, too.</source>
        <translation>Deux de vos dés montrent le même nombre&#xa0;: annoncez ce double avant le prochain lancer.</translation>
    </message>
    <message>
        <source>Press “Double”, and say which of the two comes back on your tower.</source>
        <translation>Cliquez sur «&#xa0;Double&#xa0;», et choisissez lequel des deux revient sur votre tour.</translation>
    </message>
    <message>
        <source>The die stands on your tower again, so you have one flick more.</source>
        <translation>Le dé est revenu sur votre tour&#xa0;: vous avez un lancer de plus.</translation>
    </message>
    <message>
        <source>Flick it at the mark: it should lie wholly on a disc.</source>
        <translation>Lancez-le vers le repère&#xa0;: il doit tenir entièrement sur un disque.</translation>
    </message>
    <message>
        <source>Whoever has the highest sum on a disc stores it under their puck.</source>
        <translation>Qui a la plus forte somme sur un disque le stocke sous son palet.</translation>
    </message>
    <message>
        <source>Look at who got what, then press Next round.</source>
        <translation>Voyez qui obtient quoi, puis cliquez sur «&#xa0;Manche suivante&#xa0;».</translation>
    </message>
    <message>
        <source>What is stored is won when this round ends, unless somebody&apos;s die stops on it and steals it.</source>
        <translation>Un disque stocké est gagné à la fin de cette manche, sauf si un autre y arrête son dé et le vole.</translation>
    </message>
    <message>
        <source>Flick once more, any way you like.</source>
        <translation>Lancez encore une fois, comme vous voulez.</translation>
    </message>
    <message>
        <source>A die on a bull&apos;s-eye wins the disc at once, if you call it in time.</source>
        <translation>Un dé sur une mouche gagne le disque aussitôt, si on l’annonce à temps.</translation>
    </message>
    <message>
        <source>The highest sum on a disc stores it; equal sums cancel each other.</source>
        <translation>La plus forte somme sur un disque le stocke&#xa0;; les sommes égales s’annulent.</translation>
    </message>
    <message>
        <source>Hit a die high or low with the wheel or Page Up and Page Down: low, it may only slide.</source>
        <translation>Frappez haut ou bas, à la molette ou avec Page préc. et Page suiv.&#xa0;: trop bas, le dé glisse.</translation>
    </message>
    <message>
        <source>Four discs for good end the game; most discs win, and in a real game luck takes no sides.</source>
        <translation>Quatre disques acquis terminent la partie&#xa0;; qui en a le plus gagne, et la chance n’aide plus personne.</translation>
    </message>
    <message>
        <source>Space, then arrows aim; Page Up sets the height. Space flicks.</source>
        <translation>Espace, puis visez avec les flèches&#xa0;; Page préc. règle la hauteur. Espace lance.</translation>
    </message>
    <message>
        <source>Select the die that stays; the others are out.</source>
        <translation>Choisissez le dé qui reste&#xa0;; les autres sont hors jeu.</translation>
    </message>
    <message>
        <source>Select the disc that leaves the game.</source>
        <translation>Choisissez le disque à retirer du jeu.</translation>
    </message>
    <message>
        <source>For the stored discs</source>
        <translation>Enjeu&#xa0;: les disques stockés</translation>
    </message>
    <message>
        <source>A tie: {names} play on.</source>
        <translation>Égalité&#xa0;: {names} rejouent.</translation>
    </message>
    <message>
        <source>Decided by Golden Targets, on the disc: {sums}</source>
        <translation>Décidé aux Golden Targets, sur le disque&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>Decided by Golden Targets, on the table: {sums}</source>
        <translation>Décidé aux Golden Targets, sur la table&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>What may be called</source>
        <translation>Ce qui peut être annoncé</translation>
    </message>
    <message>
        <source>Most bull&apos;s-eyes</source>
        <translation>Le plus de mouches</translation>
    </message>
    <message numerus="yes">
        <source>%n bull&apos;s-eyes</source>
        <comment>%n bull&apos;s-eye</comment>
        <translation>
            <numerusform>%n mouche</numerusform>
            <numerusform>%n mouches</numerusform>
        </translation>
    </message>
</context>
</TS>

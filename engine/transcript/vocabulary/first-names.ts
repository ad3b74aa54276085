/** Common first names, to find a client where recognition wrote everything in small letters. */
export const firstNames = new Set(
  `aaron abby abe abigail ada adam adela adelaide adele adrian adriana adrienne agnes ahmed aidan aisha alan alana albert alberto alejandra alejandro alex alexander alexandra alfred alfredo alice alicia alison allen allison alma alvin alyssa
amanda amber amelia amir amit amos amy ana anastasia andre andrea andreas andrew andy angela angelina angelo angie angus anika anita ann anna anne annie anthea anthony antoine anton antonia antonio april archie arlene armando arnie arnold
arthur arturo arvid asher ashley astrid audrey augusta ava barb barbara barry beatrice becca becky belinda ben benjamin benny bernadette bernard bernice bernie bert bertha bessie beth betty bev beverly bianca bill billy blaine blanca bob
bobby bonnie boris boyd brad bradford bradley brandon bree brenda brendan brennan brent brett brian bridget brittany bruce bruno bryan bryce burt byron caitlin calvin cameron camille candace carl carla carlos carmen carol caroline carolyn
carrie casey cassie catherine cathy cecil cecilia cesar chad chandra charles charlie charlotte chelsea cheryl chet chloe chris christina christine christopher chuck cindy claire clara clarence claude claudia claudio clayton clem cliff
clifford clint clyde cody colette colin colleen collin connie conrad corey corinne cornelia cory courtland courtney craig cristina crystal curt curtis cynthia cyrus dale damian damon dan dana daniel danielle danny daphne darcy darius
darla darlene darnell darrell darren daryl dashawn dave david dawn dean deanna deb debbie deborah debra deepak delbert delia delores delphine demetrius denise dennis denny derek desiree desmond devin devon dewey dexter diana diane diego
dimitri dina dirk dolores dominic dominick dominique don donald donna donnie donovan dora doreen dorian doris dorothy dottie doug douglas drew duane dustin dwayne dwight dylan earl ed eddie edgar edie edith edmund edna eduardo edward
edwin efrain eileen elaina elaine eldon eleanor elena eli elias elijah elise elizabeth ella ellen ellie elliot elliott elmer eloise elsie elvira emanuel emile emilio emily emma emmett enid enrique eric erica erik erika erin ernest ernesto
ernie esme esmeralda esteban estelle esther ethan ethel eugene eugenia eva evan evelyn ezra fatima faye felicia felicity felipe felix femi fernando fiona fletcher flora florence floyd frances francesca francine francis francisco frank
frankie frannie fred freddie frederick frieda gabe gabriel gabriela gabrielle gail garrett garth gary gavin gene genevieve geoff geoffrey george gerald geraldine gerard gerry gil gilbert gilda giles gina ginny giovanni giselle gladys glen
glenda glenn gloria gordie gordon grace greer greg gregg gregory greta gretchen griffin guadalupe guillermo gus gustavo gwen gwendolyn gwyneth hal hana hank hannah hans harley harold harriet harry harvey hattie heather hector heidi helen
helena helga henrietta henry herbert herman hester hilary hilda hillary hiroshi holly homer horace howard hubert hugh hugo humberto ian ibrahim ida idris ignacio ike imani imelda imogen indira ines inez ingrid ira irene irma irving
isaac isabel isabella isabelle isaiah isla ismael issac ivan jacinta jack jackie jaclyn jacob jacqueline jada jade jaime jake jamal james jamie jan jane janelle janet janette janice janine jared jarrod jasmine jason javier jay jean
jeanette jeannette jeannie jeannine jed jeff jeffery jeffrey jenna jennifer jenny jeremiah jeremy jermaine jerome jerry jesse jessica jesus jethro jill jim jimmy jo joan joann joanne joaquin jocelyn jodi jodie jody joe joel joey johanna
john johnnie johnny jolene jon jonas jonathan joni jordan jorge jose josefina joseph josephine josh joshua josiah josie joss joyce juan juanita judah judd judi judith judson judy jules julia julian juliana julie juliet julius june justin
justine kaitlyn kali kamal kara kareem karen kari karina karl karla kasey kate katherine kathie kathleen kathryn kathy katia katie katrina kavita kay kayla kayleigh keisha keith kelli kelly kelsey ken kendra kenji kenneth kenny kermit
kerry kevin kiki kim kimberly kip kiran kirk kirsten kofi kris krishna krista kristen kristin kristina kristine krystal kurt kwame kyla kyle kyra lachlan laila lakisha lamar lana larry lars lashawn latasha latoya laura lauren lauretta
laurie laverne lawanda lawrence layla lea leah leanne lee leila leland lena lenny lenora lenore leo leon leona leonard leonor leopold leroy lesley leslie lester leticia levi lewis liam lila lillian linda lindsay lindsey lindy linus lionel
lisa livia liz lloyd logan lois lola lonnie lonny lorena lorenzo loretta lori lorna lorraine lottie lou louella louie louis louisa louise lucas lucia lucian lucille lucinda lucy luis luke lupe luther luz lydia lyla lyle lynda lynette lynn
mabel mack maddie maddy madison mae magda maggie malcolm malik mallory mandy manuel marcel marcella marcelo marcia marco marcus marcy margaret margie margo marguerite maria mariah mariam mariana maribel maricela marie marilyn mario marion
marisa marisol marissa marjorie mark marla marlene marlon marsha marta martha martin marty marv marvin mary maryann mateo matilda matt matthew mattie maud maude maura maureen maurice mavis max maxine maya meg megan mei melanie melinda
melissa melvin meredith merle mervin mia micah michael michele michelle mickey miguel mike mildred millicent millie milo milton minnie miranda miriam mitch mitchell mitzi mohammed moira molly mona monica monty morgan morris morty
mose muhammad muriel murray mustafa myles myra myrna myron nadia nadine nancy nanette naomi natalia natalie natasha nate nathan ned neil nell nelson nettie neville nia nicholas nick nicky nicole nigel nikhil nikita nikki nils nina nita
noah noel noelle nolan nora noreen norma norman norris octavia odell odessa odette olaf olga olivia olivier ollie omar oren orville oscar oswald otis otto owen pablo paige pam pamela pat patricia patrick patsy patti patty paul paula
paulette pauline paulo pedro peggy penelope percy pete peter petra phil philip phillip phoebe phyllis pierre pilar priscilla priya prudence queenie quentin quincy quinn rachel rafael rafe rahul raj rajesh ralph ralphie ramiro ramon ramona
randal randall randi randy raoul raquel raul ray raylene raymond reba rebecca reggie regina reginald rena renata rene renee reuben rhea rhett rhoda rhonda rhys ricardo richard rick ricki ricky rico riley rita rob robbie robert roberta
roberto robin robyn rocco roderick rodney rodolfo rodrigo roger rohan roland rolando rollie ron rona ronald ronan ronnie rory rosa rosalba rosalie rosalind rosalyn rosanna rosario roscoe rose roseanne rosemary rosetta ross rowan roxanne
roxie roy roz ruben ruby rudolph rudy rufus rupert russ russell ruth ryan ryder sabrina sade sadie sally salvador salvatore sam samantha samuel sandra sandy sara sarah sasha saul scott sean selena selma serena sergio seth seymour shane
shanice shannon sharif sharon shaun shawn shawna sheila shelby sheldon shelly sheri sherman sherri sherry shira shirley sibyl sid sidney silas silvia silvio simon simone siobhan skye skyler sloane sofia sofie solomon sondra sonia sophia
spencer stacey stacie stacy stan stanley stefan stefanie stella stephanie stephen steve steven stevie stu stuart sue suki sulema sunil susan susanna susannah suzanne suzette sven sybil sylvan sylvester sylvia sylvie tabatha tabitha talia
tamara tamika tammy tamsin tania tanya tara tasha tatiana ted teddy terence teresa terrance terrell terri terry tess tessa thelma theo theodore theresa thomas tia tiffany tilly tim timmy timothy tina tobias toby todd tom tomas tommie
tommy toni tonia tony tonya tracey tracy travis trent trevor tricia trina trish trisha tristan troy trudy tully tyler tyra tyrone tyson ulysses uri ursula val valentina valeria valerie vance vanessa velma vera vern verna vernon veronica
vicki vicky victor victoria viktor vince vincent vinnie viola virgil virginia vito vivian vivienne vlad wade wallace wally walt walter wanda warren waylon wayne wendell wendy wes wesley whit whitney wilbur wilfred wilfredo wilhelmina will
willa willard willie wilma winifred winnie winston woodrow xander xavier yael yasmin yasmine yesenia yoko yolanda yuki yusuf yvette yvonne zach zachary zara zeke zelda zoe zoey
agnieszka aiden akira aleksandr alessandra alina alisha aliyah alondra amari amelie amina amira andrei angelica anil
anjali annika antoinette ariana arianna arjun arnoldo ashlee ashleigh ashton asif atul aubree audra ayana ayesha
beatriz bettie beverley bhavesh binh blythe bobbie bogdan braden brandi brandie brayden breanna breanne brenna brenton
briana brianna bridgette brittani brittney bronwyn brooke bryant bryson caden caitlyn callie camila camilla candice
cara carissa carlene carlo carlotta carly carmela carmelo carson casandra cassandra cassidy cathleen catrina cecelia
cedric celeste celia celina chanel charleen charlene charmaine chelsey cheri cherie cheyenne chinedu christa christi
christie christy cindi clarissa claudette claudine cleo coleen constance consuelo cora cornelius dalton damien dane
danica daniela danita dante daren dariusz darleen darrel darrin darryl darwin davida deana deandre deann deanne debora
deena deidra deidre deirdre delilah deloris dembe demetria deon derick derrick devi dewayne dianna dianne dinah dinesh
dionne dipak dmitri dominga dominik donnell dorothea dorthy doyle eamon earlene edmond edwina effie efren eitan elbert
elinor elisa elisabeth elisha eliza ellis elma elmo elsa elton elvis emeka emil emilia emmanuel enzo eoin erma erna
ernestine errol ervin esperanza essie estela estella ethelyn etta eula eunice evangeline everett ezekiel fannie farid
fatoumata felecia ferdinand fidel florine francisca francoise franz freda freddy fredrick gareth garry gaurav gayla
gayle gena georgette georgina gerardo geri geronimo gertrude gianna gilberto giorgio giuseppe glenna grady gurdeep
gurpreet habib hailey haley harlan harriett harrison haruto hassan haydee hayley heath helene heriberto herminia holli
huey hyun ilene imogene imran inder ioana irvin irwin isaias isiah ivana ivette ivonne izabella jacquelyn jacques
jagdeep jaleesa jamar jameson jami janae janell janie janis janna jaqueline jarod jarrett jarvis jaspreet jayden jayla
jayne jayson jeanie jeanine jeanne jedidiah jenifer jennie jerald jeri jerold jerrod jessie jillian joanna joao joelle
joellen johnathan jonah jonathon josef josefa jovan jovani juana julianne juliette julio justina kaitlin kaley karim
karissa karlee karyn katarzyna katelyn katharine katina katy kaylee kelley kellie kelvin kendall kendrick kenia kent
kerri khadijah khalid kiana kiara kieran kimberlee kimberley kirstin kristi kristie kristopher kristy krzysztof kylie
lakeisha lakesha lakeshia lamont landon lara larissa lashonda laszlo latisha latonya laurence lavern lavonne leandro
leann leanna leatrice leigh lela leola leonardo leopoldo leora lesa lessie letha lilia lilian liliana lillie lilly
lina lior lisette liza lizbeth lizzie lona lora lorene lorie lorri louann luca luciano lucien lucila lucile luella
luigi luisa lula lyman lynne lynnette mable maddison madeleine madeline madelyn magdalena mahmoud malgorzata malinda
mamie manish manpreet manuela mara marc marcela marcos marek margarita margarito margery margot margret marian
marianne marietta maritza marquita martina marva maryanne marybeth maryellen maryjane marylou matteo mauricio mayra
mckenzie meagan meera meghan mehmet melba michaela mikayla mikel milagros milos mindy ming minh misael mohamed
mohammad moises mollie monique moses myrtle nadeem nakia nan nannette nathaniel naveen neal nelda nellie neva niamh
nichol nichole nickolas nicolas niko noemi nona norbert octavio ofelia oksana olena oliver omari ophelia oralia osman
osvaldo padma paola parminder patrica patrice paulina pavel perla piotr polly porfirio pradeep prakash quinton rachael
rachelle rae rakesh randolph ranjit raphael rashid raymundo rebekah refugio renae reva reyna reynaldo reza rickey
rigoberto rochelle rocio rodrick rogelio rohit roisin ronda rosalinda rosanne roseann rosella roselyn rosemarie rosie
roslyn rowena russel ruthie sadiq samir sammie sammy sandeep sanjay santino satish scot seamus sebastian sergei shana
shankar shanna shari sharron shauna sheena shelia sherrie sheryl shonda sinead skylar slawomir sonja sonya sophie
soren srinivas staci stanislav subhash suresh susana susanne susie svetlana syed tadeusz tameka tamera tami tammi
tammie tanisha tariq teri terrence thaddeus theodora therese thuy tiana tisha tomasz tonja traci tracie tressa tuan
tuyet twila tyree tyrell umar uriel usha vadim valarie vaughn vernell vernice vicente vickie vijay vikram vinh vinod
virgie vladimir wei wendi wilbert wilda william willis wilmer winford wojciech xiomara yadira yancy yasir yosef yuri
zachariah zachery zainab zane zelma zoltan zora
`
    .trim()
    .split(/\s+/),
);

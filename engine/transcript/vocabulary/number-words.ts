/** Words beside a number that tell what kind of figure it is. */

/** Nouns a number names rather than counts: "apartment 6", "schedule 40", "net 15". */
export const NAMED_BY_NUMBER =
  /^(number|no|po|model|unit|apartment|apt|suite|lot|size|serial|claim|check|cheque|route|highway|hwy|grade|zone|phase|option|room|step|level|schedule|merv|series|type|net|page|po|section|version|building|bldg|floor|gate|door|channel|code|invoice|order|ticket|class|chapter|part|interstate|exit|block|tier|plan|ral|sku|pin|extension|ext|box|figure|item|bay|circuit|breaker|account|policy|permit|license|vin|day|week|month|year|season|quarter|stage|coat|round|shift|marker|milepost|cat|hwy|since|circa|in|spring|summer|fall|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)$/;

export const PHRASAL =
  /^(rough|trim|tear|set|tune|haul|clean|change|finish|tie|wash|cut|drop|hook|touch|rip|pull|swap|wrap|fill|top|buff|lock|mark|prep|roughing|hauling|build|wire|buildout|cleaning|punch|check|weigh|sign|log|walk|move|pack|close|open|start|shut|lay|roll|strip|dig|pick|buy|add|trade)$/;

export const MONEY_NOUNS =
  /^(deposit|allowance|total|credit|discount|fee|charge|budget|retainer|price|cost|minimum|max|maximum|cap|quote|bid|estimate|rate|sum|payment|rebate|value|balance|coupon|call|trip|visit|permit|labor|materials|extra|retainer)$/;

export const PRICE_TAIL =
  /^(flat|even|total|apiece|extra|more|down|installed|upfront|deposit|all-in|bucks?|dollars?|off|discount|credit|rebate|retainer|allowance|labor|altogether)$/;

export const SIZE_ATTRIBUTE =
  /^(bedroom|bed|bath|bathroom|story|stories|car|page|port|inch|foot|ft|gallon|amp|ton|by|x|person|man|piece|step|door|drawer|burner|zone|speed|stage|panel|light|gang|pole|way|hole|head|seat|wheel|strand|ply|grit|volt|watt|year|day|hour|minute|week|month|degree|lite|pound|lb|btu|coat|color|acre|unit|point|bay|cylinder|cubic|square|linear|d|oz|mil|count|series|channel|camera|bulb|blade|course|tier|shelf|string|night|weekend|lane|level|family|button|line|post|rail|panel|seer|psi|gpm|cfm|kw|hp|horsepower|kilowatt)$/;

/** What a small number describes; a large one before it is the price of what came before. */
export const ITEM_ATTRIBUTE =
  /^(door|drawer|panel|light|button|blade|shelf|step|seat|bulb|line|post|rail|piece|string|point|coat|color|unit|camera|channel|head|hole|burner|zone|lane|level|family|course|tier|night|weekend|count|page|person)$/;

export const STRICT_SIZE =
  /^(bedroom|bed|bath|bathroom|story|car|port|page|inch|foot|ft|gallon|amp|ton|by|x|gang|burner|speed|stage|ply|gauge|pound|lb|volt|watt|yard|person|zone|hour|day|week|month|year|pole|step|camera|drawer)$/;

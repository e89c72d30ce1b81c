/** What the scripts in tools/demo-pictures draw, and what their views show, in words. */
export type Scene =
	| "backenbrecher"
	| "dumper"
	| "grabenwalze"
	| "haldenband"
	| "kegelbrecher"
	| "kettenbagger"
	| "klassiersiebanlage"
	| "minibagger"
	| "mobilbagger"
	| "prallbrecher"
	| "raddumper"
	| "radlader"
	| "schwerlastsieb"
	| "shredder"
	| "tandemwalze"
	| "teleskoplader"
	| "trommelsieb"
	| "walze";

export type View = "1" | "2" | "3" | "hours" | "operating" | "undercarriage" | "plate";

/** German and English. */
export type Words = readonly [string, string];

const frontLeft: Words = ["von vorn links", "from the front left"];
const frontRight: Words = ["von vorn rechts", "from the front right"];
const rearLeft: Words = ["von hinten links", "from the rear left"];
const rearRight: Words = ["von hinten rechts", "from the rear right"];

/** The three views that every machine has, in order. */
export const sides: Readonly<Record<Scene, readonly [Words, Words, Words]>> = {
	backenbrecher: [
		[
			"von rechts, mit gefülltem Trichter und Austragsband",
			"from the right, with a full hopper and the discharge belt",
		],
		["von hinten rechts, mit Blick auf Trichter und Schwungrad", "from the rear right, showing hopper and flywheel"],
		["von der Bandseite links", "from the belt side on the left"],
	],
	dumper: [
		["von vorn rechts, mit beladener Mulde", "from the front right with a loaded body"],
		["von hinten rechts, mit Blick auf die Mulde", "from the rear right, showing the body"],
		frontLeft,
	],
	grabenwalze: [frontRight, rearRight, frontLeft],
	haldenband: [
		["von rechts, das Band über der Halde", "from the right, the belt above the stockpile"],
		["von hinten rechts, mit Aufgabetrichter und Antrieb", "from the rear right, with feed boot and power pack"],
		["von links, das Band über der Halde", "from the left, the belt above the stockpile"],
	],
	kegelbrecher: [
		["von rechts, das Zuführband über dem Brechkegel", "from the right, the feed belt rising over the cone"],
		["von hinten rechts, mit gefülltem Trichter", "from the rear right with a full hopper"],
		["von der Bandseite links", "from the belt side on the left"],
	],
	kettenbagger: [
		["von vorn links, der Löffel an einem Sandhaufen", "from the front left, its bucket at a heap of sand"],
		["von vorn rechts, mit abgesenktem Löffel", "from the front right with its bucket lowered"],
		["von hinten links, mit Kontergewicht", "from the rear left, with its counterweight"],
	],
	klassiersiebanlage: [
		["von rechts, mit ausgeklappten Seitenbändern", "from the right with its side conveyors unfolded"],
		["von hinten rechts, mit Aufgabetrichter und Kipprost", "from the rear right with feed hopper and tipping grid"],
		["von links, mit Siebkasten und Austragsbändern", "from the left, with screen box and discharge conveyors"],
	],
	minibagger: [
		["von vorn links, mit Planierschild", "from the front left with its dozer blade"],
		["von hinten rechts, der Löffel über einem Erdhaufen", "from the rear right, its bucket above a heap of soil"],
		rearLeft,
	],
	mobilbagger: [
		["von vorn links, vor Recyclingmaterial", "from the front left, before recycled material"],
		["von hinten rechts, auf abgesetzten Pratzen", "from the rear right on its outriggers"],
		rearLeft,
	],
	prallbrecher: [
		["von rechts, mit Nachsieb und Rückführband", "from the right, with afterscreen and recirculating conveyor"],
		["von hinten rechts, mit gefülltem Trichter", "from the rear right with a full hopper"],
		["von der Bandseite links", "from the belt side on the left"],
	],
	raddumper: [
		["von vorn rechts, mit beladener Mulde", "from the front right with a loaded skip"],
		["von hinten rechts, mit Fahrerplatz und Überrollbügel", "from the rear right, showing seat and roll bar"],
		frontLeft,
	],
	radlader: [
		["von vorn rechts, mit gefüllter Schaufel", "from the front right with a full bucket"],
		["von hinten rechts, mit Motorhaube und Kontergewicht", "from the rear right, showing bonnet and counterweight"],
		frontLeft,
	],
	schwerlastsieb: [
		["von rechts, mit drei Austragsbändern", "from the right with three discharge conveyors"],
		["von hinten rechts, mit Trichter und zwei Halden", "from the rear right, with hopper and two stockpiles"],
		["von links, mit Siebkasten", "from the left, with its screen box"],
	],
	shredder: [
		["von rechts, mit Altholz im Trichter", "from the right with waste wood in its hopper"],
		["Blick in den Trichter auf die Wellen", "a view into the hopper onto its shafts"],
		["von links, mit Austragsband", "from the left, with its discharge belt"],
	],
	tandemwalze: [frontRight, rearRight, frontLeft],
	teleskoplader: [
		["von vorn rechts, mit einer Palette auf der Gabel", "from the front right with a pallet on its forks"],
		rearRight,
		["von vorn links, mit Kabine", "from the front left, with its cab"],
	],
	trommelsieb: [
		["von rechts, mit offener Klappe und Siebtrommel", "from the right with its side cover open, showing the drum"],
		["von hinten rechts, mit Aufgabetrichter", "from the rear right with its feed hopper"],
		["von links, mit Austragsband", "from the left, with its discharge belt"],
	],
	walze: [
		["von vorn rechts, mit glatter Bandage", "from the front right with its smooth drum"],
		["von hinten rechts, mit Motorhaube und Antriebsrädern", "from the rear right, showing bonnet and drive wheels"],
		frontLeft,
	],
};

type CloseUp = { usual: Words; of: Partial<Record<Scene, Words>> };

const panel: Words = ["Bedientafel mit Not-Halt", "control panel with emergency stop"];
const wheels: Words = ["Räder und Reifen", "wheels and tyres"];

/** What one machine of each kind shows from close by. */
export const closeUps: Readonly<Record<Exclude<View, "1" | "2" | "3" | "hours">, CloseUp>> = {
	operating: {
		usual: ["Kabine", "the cab"],
		of: { backenbrecher: panel, kegelbrecher: panel, prallbrecher: panel, haldenband: panel, shredder: panel },
	},
	undercarriage: {
		usual: ["Kettenlaufwerk", "track undercarriage"],
		of: { dumper: wheels, mobilbagger: wheels, radlader: wheels, teleskoplader: wheels, walze: wheels },
	},
	plate: { usual: ["Typenschild", "type plate"], of: {} },
};

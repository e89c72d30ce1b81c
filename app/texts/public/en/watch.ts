export const enWatch = {
	watch: {
		list: "Saved machines",
		save: "Save",
		saved: "Saved",
		saveMachine: "Save {name}",
		compare: "Compare",
		compareMachine: "Compare {name}",
		comparison: "Comparison",
		compareOne: "Choose another one to compare",
		compareCount: "{count} chosen",
		compareNone: "Clear",
		compareFull: "No more than four machines fit side by side",
		full: "Your list is full",
		fullText: "It holds 50 machines. Take one off first.",
		refused: "Saving is not possible in this browser",
		refusedText: "Its storage is full or closed to this website, as in some private windows.",
	},
};

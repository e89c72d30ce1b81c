/** The English texts of long lists; public lists and the office send them with their pages. */
export const enPagination = {
	pagination: {
		label: "Pages",
		previous: "Previous",
		next: "Next",
		pageOf: "Page {page} of {pages}",
	},
};

/// How high the parts of a navigation bar are, one below the other, and how much of them has given way to scrolling.
package struct BarRows: Equatable {
    /// The line above the buttons, if there is one.
    package var prompt = 0.0
    /// The row of buttons, with the small title.
    package var buttons = 44.0
    /// The large title, if there is one, with all of its row.
    package var largeTitle = 0.0
    /// The line to search in, with all of its row.
    package var search = 0.0
    /// Whether that gives way.
    var hidesSearch = false
    /// How much has given way. The line to search in goes first, and then the large title.
    var collapsed = 0.0

    /// How much may give way.
    var collapsible: Double { largeTitle + (hidesSearch ? search : 0) }

    private var collapsedSearch: Double { hidesSearch ? min(collapsed, search) : 0 }
    /// How much of the line to search in is there.
    package var shownSearch: Double { search - collapsedSearch }
    /// How much of the large title is there.
    package var shownLargeTitle: Double { largeTitle - (collapsed - collapsedSearch) }

    /// How far it is to the end of the buttons.
    package var endOfButtons: Double { prompt + buttons }
    /// How high the bar is.
    package var height: Double { prompt + buttons + shownLargeTitle + shownSearch }
}

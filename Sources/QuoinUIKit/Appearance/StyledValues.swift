import QuoinKit

/// All that models hand on.
@MainActor
enum StyledValues {
    static let all = ofViews + ofTexts + ofControls + ofLists + ofBars + ofItems

    private static let ofViews: [any AnyStyledValue] = [
        // Tables have a colour by their style, unless they say another one.
        StyledValue<UIView, UIColor?>(
            read: { $0.extras.backgroundColor }, write: { $0.backgroundColor = $1 }),
        // A view without a colour of its own has that of the view that it is in.
        StyledValue<UIView, UIColor?>(
            read: { $0.extras.tintColor }, write: { $0.tintColor = $1 }),
        StyledValue(\UIView.alpha),
        StyledValue(\UIView.clipsToBounds),
        StyledValue(\UIView.contentMode),
        StyledValue(\UIView.isUserInteractionEnabled),
        StyledValue(\UIView.semanticContentAttribute),
        StyledValue(\UIView.overrideUserInterfaceStyle),
        StyledValue(\UIView.layoutMargins),
    ]

    private static let ofTexts: [any AnyStyledValue] = [
        StyledValue<UILabel, UIFont?>(read: { $0.givenFont }, write: { $0.font = $1 }),
        StyledValue<UILabel, UIColor?>(read: { $0.textColor }, write: { $0.textColor = $1 }),
        StyledValue(\UILabel.textAlignment),
        StyledValue(\UILabel.numberOfLines),
        StyledValue(\UILabel.lineBreakMode),
        StyledValue(\UILabel.highlightedTextColor),
        StyledValue(\UILabel.shadowColor),
        StyledValue(\UILabel.shadowOffset),
        StyledValue(\UILabel.adjustsFontSizeToFitWidth),
        StyledValue(\UILabel.minimumScaleFactor),
        StyledValue<UITextField, UIFont?>(read: { $0.givenFont }, write: { $0.font = $1 }),
        StyledValue(\UITextField.textColor),
        StyledValue(\UITextField.textAlignment),
        StyledValue(\UITextField.borderStyle),
        StyledValue(\UITextField.clearButtonMode),
        StyledValue(\UITextField.background),
        StyledValue<UITextField, [NSAttributedString.Key: Any]?>(
            attributes: { $0.defaultTextAttributes },
            write: { $0.defaultTextAttributes = $1 ?? [:] }),
        StyledValue<UITextView, UIFont?>(read: { $0.givenFont }, write: { $0.font = $1 }),
        StyledValue(\UITextView.textColor),
        StyledValue(\UITextView.textContainerInset),
    ]

    private static let ofControls: [any AnyStyledValue] =
        states.map { state in
            StyledValue<UIButton, UIColor?>(
                read: { $0.said(for: state)?.color }, write: { $0.setTitleColor($1, for: state) })
        }
        + states.map { state in
            StyledValue<UIButton, UIImage?>(
                read: { $0.said(for: state)?.background },
                write: { $0.setBackgroundImage($1, for: state) })
        }
        + [
            StyledValue(\UIButton.contentEdgeInsets),
            StyledValue(\UISwitch.onTintColor),
            StyledValue(\UISwitch.thumbTintColor),
            StyledValue(\UISlider.minimumTrackTintColor),
            StyledValue(\UISlider.maximumTrackTintColor),
            StyledValue(\UISlider.thumbTintColor),
            StyledValue(\UIProgressView.progressTintColor),
            StyledValue(\UIProgressView.trackTintColor),
            StyledValue(\UIActivityIndicatorView.style),
            StyledValue<UIActivityIndicatorView, UIColor?>(
                read: { $0.color }, write: { $0.color = $1 }),
            StyledValue(\UIPageControl.pageIndicatorTintColor),
            StyledValue(\UIPageControl.currentPageIndicatorTintColor),
            StyledValue(\UISegmentedControl.selectedSegmentTintColor),
            StyledValue(
                read: { (control: UISegmentedControl) in control.face.font },
                write: { control, font in
                    control.face.font = font
                    control.invalidateIntrinsicContentSize()
                }),
        ]

    private static let ofLists: [any AnyStyledValue] = [
        StyledValue(\UIScrollView.bounces),
        StyledValue(\UIScrollView.isScrollEnabled),
        StyledValue(\UIScrollView.contentInset),
        StyledValue(\UIScrollView.contentInsetAdjustmentBehavior),
        StyledValue(\UIScrollView.showsVerticalScrollIndicator),
        StyledValue(\UIScrollView.showsHorizontalScrollIndicator),
        StyledValue(\UIScrollView.indicatorStyle),
        StyledValue(\UIScrollView.keyboardDismissMode),
        StyledValue(\UIScrollView.delaysContentTouches),
        StyledValue(\UITableView.separatorStyle),
        StyledValue(\UITableView.separatorColor),
        StyledValue(\UITableView.separatorInset),
        StyledValue(\UITableView.rowHeight),
        StyledValue(\UITableView.estimatedRowHeight),
        StyledValue(\UITableView.sectionHeaderHeight),
        StyledValue(\UITableView.sectionFooterHeight),
        StyledValue(\UITableView.sectionHeaderTopPadding),
        StyledValue(\UITableView.sectionIndexColor),
        StyledValue(\UITableView.sectionIndexBackgroundColor),
        StyledValue(\UITableViewCell.selectionStyle),
        StyledValue(\UITableViewCell.accessoryType),
        StyledValue(\UITableViewCell.separatorInset),
    ]

    private static let ofBars: [any AnyStyledValue] = [
        StyledValue(\UINavigationBar.barTintColor),
        StyledValue(\UINavigationBar.barStyle),
        StyledValue(\UINavigationBar.isTranslucent),
        StyledValue(\UINavigationBar.saidLargeTitles),
        StyledValue<UINavigationBar, [NSAttributedString.Key: Any]?>(
            attributes: { $0.titleTextAttributes }, write: { $0.titleTextAttributes = $1 }),
        StyledValue<UINavigationBar, [NSAttributedString.Key: Any]?>(
            attributes: { $0.largeTitleTextAttributes },
            write: { $0.largeTitleTextAttributes = $1 }),
        StyledValue(bar: \UINavigationBar.standardAppearance),
        StyledValue(\UINavigationBar.scrollEdgeAppearance),
        StyledValue(\UINavigationBar.compactAppearance),
        StyledValue(\UINavigationBar.shadowImage),
        StyledValue(\UINavigationBar.backIndicatorImage),
        StyledValue(\UINavigationBar.backIndicatorTransitionMaskImage),
        StyledValue<UINavigationBar, Bool>(
            read: { $0.barContent?.isBare ?? false }, write: { $0.barContent?.isBare = $1 }),
        StyledValue(\UITabBar.barTintColor),
        StyledValue(\UITabBar.unselectedItemTintColor),
        StyledValue(\UITabBar.barStyle),
        StyledValue(\UITabBar.isTranslucent),
        StyledValue(bar: \UITabBar.standardAppearance),
        StyledValue(\UITabBar.scrollEdgeAppearance),
        StyledValue(\UITabBar.backgroundImage),
        StyledValue(\UITabBar.shadowImage),
        StyledValue(\UITabBar.selectionIndicatorImage),
        StyledValue(\UITabBar.itemPositioning),
        StyledValue(\UITabBar.itemSpacing),
        StyledValue(\UITabBar.itemWidth),
        StyledValue<UIToolbar, Bool>(
            read: { $0.barContent?.isBare ?? false }, write: { $0.barContent?.isBare = $1 }),
        StyledValue(\UIToolbar.barTintColor),
        StyledValue(\UIToolbar.barStyle),
        StyledValue(\UIToolbar.isTranslucent),
        StyledValue(bar: \UIToolbar.standardAppearance),
        StyledValue(\UIToolbar.scrollEdgeAppearance),
        StyledValue(\UIToolbar.compactAppearance),
        StyledValue(\UISearchBar.barTintColor),
        StyledValue(\UISearchBar.barStyle),
        StyledValue(\UISearchBar.searchBarStyle),
        StyledValue(\UISearchBar.isTranslucent),
        StyledValue(\UISearchBar.backgroundImage),
    ]

    private static let ofItems: [any AnyStyledValue] =
        states.map { state in
            StyledValue<UIBarItem, [NSAttributedString.Key: Any]?>(
                attributes: { $0.titleTextAttributes(for: state) },
                write: { $0.setTitleTextAttributes($1, for: state) })
        }
        + [
            StyledValue(\UIBarButtonItem.tintColor),
            StyledValue(\UIBarButtonItem.title),
            StyledValue(\UITabBarItem.badgeColor),
            StyledValue(\UITabBarItem.titlePositionAdjustment),
        ]

    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
}

extension UIView {
    /// What a bar shows.
    fileprivate var barContent: BarContent? { subviews.lazy.compactMap { $0 as? BarContent }.first }
}

/// A file that is ported with others, and what it has that matters where something of it moves.
struct PortedFile {
    let source: SourceCode
    let blocks: [Block]
    let isBalanced: Bool
    let imports: FileImports
    let names: DeclaredNames

    init(_ source: SourceCode) {
        let reader = BlockReader(source)
        self.source = source
        (blocks, isBalanced) = (reader.blocks, reader.isBalanced)
        imports = FileImports(source)
        names = DeclaredNames(source)
    }
}

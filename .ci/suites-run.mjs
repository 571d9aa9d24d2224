// Runs the tests of a module; see .ci/suites.
//
//   node suites-run.mjs MODULE.wasm TESTS.json [TEXT]
//
// With a text, those tests run alone whose file, function or title has it; with SUITES_SLOW=10 in the environment,
// it says which ten took longest.
//
// Every suite has an instance of its own, and what comes behind a trap another one. It says which tests failed,
// and where, and how long the tests took; it ends with 1 if one failed.
import { readFileSync } from 'node:fs';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

// Deep trees are built and taken apart in tests. The thread has the stack for all their calls.
const stackSizeMb = 64;
// Nobody waits longer for one test. The slowest take seconds, and minutes on a machine that is busy.
const patience = 1_200_000;

if (isMainThread) {
    const [module, list] = process.argv.slice(2);
    const { tests, left } = JSON.parse(readFileSync(list, 'utf8'));
    const only = process.argv[4];
    const wanted = tests.map((test, index) => ({ ...test, index }))
        .filter((test) => !only || `${test.file} ${test.test} ${test.title} ${test.suite}`.includes(only));
    run(readFileSync(module), wanted, left);
} else {
    work();
}

function name(test) {
    return `${test.file}: ${test.suite}: ${test.title || test.test}`;
}

// The line of a test's file where a check failed.
function line(test, number) {
    const text = readFileSync(test.file, 'utf8').split('\n')[number - 1];
    return `${test.file}:${number}: ${(text ?? '').trim()}`;
}

function run(bytes, tests, left) {
    const began = performance.now();
    const slow = [];
    let failed = 0;
    let next = 0;
    let watch;
    const start = () => {
        const worker = new Worker(new URL(import.meta.url), {
            workerData: { bytes, tests, first: next }, resourceLimits: { stackSizeMb },
        });
        const wait = () => {
            clearTimeout(watch);
            watch = setTimeout(() => {
                console.log(`failed: ${name(tests[next])}\n    it does not end`);
                failed += 1;
                next += 1;
                worker.terminate().then(start);
            }, patience);
        };
        wait();
        worker.on('message', ({ failures, time }) => {
            const test = tests[next];
            next += 1;
            if (failures.length) {
                failed += 1;
                console.log(`failed: ${name(test)}`);
                for (const { place, text } of failures.slice(0, 5)) {
                    console.log([place && line(test, place), text].filter(Boolean)
                        .map((said, depth) => '    '.repeat(depth + 1) + said).join('\n'));
                }
                if (failures.length > 5) {
                    console.log(`    and ${failures.length - 5} times more`);
                }
            }
            slow.push([time, test]);
            wait();
            if (next === tests.length) {
                clearTimeout(watch);
                finish();
            }
        });
        worker.on('error', (error) => {
            clearTimeout(watch);
            console.log(`failed: ${name(tests[next])}\n    ${error}`);
            process.exit(1);
        });
    };
    const finish = () => {
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        const suites = new Set(tests.map((test) => `${test.file} ${test.suite}`)).size;
        console.log(`${tests.length} tests in ${suites} suites ran in ${seconds} s, ${failed} failed`);
        if (left.length) {
            const reasons = new Map();
            for (const { reason } of left) {
                reasons.set(reason.split(':')[0], (reasons.get(reason.split(':')[0]) ?? 0) + 1);
            }
            console.log(`    ${left.length} are left out: ` +
                [...reasons].map(([reason, count]) => `${count} for ${reason}`).join(', '));
        }
        if (process.env.SUITES_SLOW) {
            slow.sort((one, other) => other[0] - one[0]);
            for (const [time, test] of slow.slice(0, Number(process.env.SUITES_SLOW))) {
                console.log(`${(time / 1000).toFixed(2)} s  ${name(test)}`);
            }
        }
        process.exitCode = failed ? 1 : 0;
    };
    if (tests.length === 0) {
        console.log('there are no such tests');
        process.exitCode = 1;
        return;
    }
    start();
}

function work() {
    const ended = new Error('the test has ended');
    const { bytes, tests, first } = workerData;
    const module = new WebAssembly.Module(bytes);
    let instance;
    let suite;
    let failures;
    let printed;
    let file;
    const memory = (start, count) => new Uint8Array(instance.exports.memory.buffer, start, count);
    const text = (start, count) => new TextDecoder().decode(memory(start, count));
    const imports = {
        fail: (place, start, count) => failures.push({ place, text: text(start >>> 0, count) }),
        end: () => { throw ended; },
        print: (byte) => { printed += String.fromCharCode(byte); },
        open: (start, count) => {
            file = readFileSync(text(start >>> 0, count));
            return file.length;
        },
        read: (start) => memory(start >>> 0, file.length).set(file),
        exp: Math.exp,
        sin: Math.sin,
        cos: Math.cos,
    };
    for (const test of tests.slice(first)) {
        failures = [];
        printed = '';
        const began = performance.now();
        try {
            if (!instance || suite !== test.file + test.suite) {
                instance = new WebAssembly.Instance(module, { suites: imports });
                suite = test.file + test.suite;
            }
            instance.exports.run(test.index);
        } catch (error) {
            instance = undefined;
            // Why a test ended itself has been told.
            if (error !== ended) {
                failures.push({ place: 0, text: `${error} ${printed}`.trim() });
            }
        }
        parentPort.postMessage({ failures, time: performance.now() - began });
    }
}
